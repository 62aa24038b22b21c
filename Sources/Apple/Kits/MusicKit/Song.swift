public import Foundation

/// A song of Apple Music. None is found; one that an app has as JSON can be read.
public struct Song: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let id: MusicItemID
    private let attributes: Attributes

    private struct Attributes: Hashable, Codable, Sendable {
        let title: String
        let artistName: String
        let albumTitle: String?
        let artwork: Artwork?
        let artistURL: URL?
        let attribution: String?
        let composerName: String?
        let contentRating: ContentRating?
        let discNumber: Int?
        let durationMillis: Int?
        let editorialNotes: EditorialNotes?
        let genreNames: [String]?
        let hasLyrics: Bool?
        let isAppleDigitalMaster: Bool?
        let isrc: String?
        let movementCount: Int?
        let movementName: String?
        let movementNumber: Int?
        let playParameters: PlayParameters?
        let previewAssets: [PreviewAsset]?
        let releaseText: String?
        let trackNumber: Int?
        let url: URL?
        let workName: String?

        enum CodingKeys: String, CodingKey {
            case title = "name"
            case artistName
            case albumTitle = "albumName"
            case artwork
            case artistURL = "artistUrl"
            case attribution
            case composerName
            case contentRating
            case discNumber
            case durationMillis = "durationInMillis"
            case editorialNotes
            case genreNames
            case hasLyrics
            case isAppleDigitalMaster
            case isrc
            case movementCount
            case movementName
            case movementNumber
            case playParameters = "playParams"
            case previewAssets = "previews"
            case releaseText = "releaseDate"
            case trackNumber
            case url
            case workName
        }
    }

    public var title: String { attributes.title }
    public var artistName: String { attributes.artistName }
    public var albumTitle: String? { attributes.albumTitle }
    public var artwork: Artwork? { attributes.artwork }
    public var artistURL: URL? { attributes.artistURL }
    public var attribution: String? { attributes.attribution }
    public var composerName: String? { attributes.composerName }
    public var contentRating: ContentRating? { attributes.contentRating }
    public var discNumber: Int? { attributes.discNumber }
    public var editorialNotes: EditorialNotes? { attributes.editorialNotes }
    public var isAppleDigitalMaster: Bool? { attributes.isAppleDigitalMaster }
    public var isrc: String? { attributes.isrc }
    public var movementCount: Int? { attributes.movementCount }
    public var movementName: String? { attributes.movementName }
    public var movementNumber: Int? { attributes.movementNumber }
    public var playParameters: PlayParameters? { attributes.playParameters }
    public var previewAssets: [PreviewAsset]? { attributes.previewAssets }
    public var trackNumber: Int? { attributes.trackNumber }
    public var url: URL? { attributes.url }
    public var workName: String? { attributes.workName }
    public var genreNames: [String] { attributes.genreNames ?? [] }
    public var hasLyrics: Bool { attributes.hasLyrics ?? false }
    public var duration: TimeInterval? { attributes.durationMillis.map { TimeInterval($0) / 1000 } }
    public var releaseDate: Date? { attributes.releaseText.flatMap(MusicDay.date) }
    public var audioVariants: [AudioVariant]? { nil }
    public var lastPlayedDate: Date? { nil }
    public var libraryAddedDate: Date? { nil }
    public var playCount: Int? { nil }

    // What has to be asked for, and is never given.

    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var composers: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var station: Station? { nil }

    public var description: String { "Song(id: \"\(id)\", title: \"\(title)\")" }
}

extension Song: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicRecentlyPlayedRequestable, PlayableMusicItem
{
    public typealias FilterType = SongFilter
    public typealias LibraryFilter = LibrarySongFilter
    public typealias LibrarySortProperties = LibrarySongSortProperties
}

/// By what one can be looked for.
public struct SongFilter: Sendable {
    public let id: MusicItemID
    public let isrc: String
}

public struct LibrarySongFilter: Sendable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String
}

public struct LibrarySongSortProperties: Sendable {
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let duration: TimeInterval?
    public let releaseDate: Date?
    public let libraryAddedDate: Date?
    public let lastPlayedDate: Date?
    public let playCount: Int?
    public let trackNumber: Int?
    public let discNumber: Int?
}

extension PartialMusicAsyncProperty where Root == Song {
    public static var albums: MusicRelationshipProperty<Song, Album> { MusicRelationshipProperty("albums") }
    public static var artists: MusicRelationshipProperty<Song, Artist> {
        MusicRelationshipProperty("artists")
    }
    public static var composers: MusicRelationshipProperty<Song, Artist> {
        MusicRelationshipProperty("composers")
    }
    public static var genres: MusicRelationshipProperty<Song, Genre> { MusicRelationshipProperty("genres") }
    public static var musicVideos: MusicRelationshipProperty<Song, MusicVideo> {
        MusicRelationshipProperty("musicVideos")
    }
    public static var station: MusicRelationshipProperty<Song, Station> {
        MusicRelationshipProperty("station")
    }
    public static var artistURL: MusicExtendedAttributeProperty<Song, URL> {
        MusicExtendedAttributeProperty("artistURL")
    }
    public static var audioVariants: MusicExtendedAttributeProperty<Song, [AudioVariant]> {
        MusicExtendedAttributeProperty("audioVariants")
    }
}
