public import Foundation

/// An Apple Music song. Searches find no songs, but apps can decode a song from JSON.
public struct Song: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let id: MusicItemID
    private let attributes: Attributes

    private struct Attributes: Hashable, Codable, Sendable {
        let title: String
        let artistName: String
        let albumTitle: String?
        let artwork: Artwork?
        let artistURL: URL?
        let contentRating: ContentRating?
        let discNumber: Int?
        let durationMillis: Int?
        let editorialNotes: EditorialNotes?
        let genreNames: [String]?
        let hasLyrics: Bool?
        let playParameters: PlayParameters?
        let releaseText: String?
        let trackNumber: Int?
        let url: URL?

        enum CodingKeys: String, CodingKey {
            case title = "name"
            case artistName
            case albumTitle = "albumName"
            case artwork
            case artistURL = "artistUrl"
            case contentRating
            case discNumber
            case durationMillis = "durationInMillis"
            case editorialNotes
            case genreNames
            case hasLyrics
            case playParameters = "playParams"
            case releaseText = "releaseDate"
            case trackNumber
            case url
        }
    }

    public var title: String { attributes.title }
    public var artistName: String { attributes.artistName }
    public var albumTitle: String? { attributes.albumTitle }
    public var artwork: Artwork? { attributes.artwork }
    public var artistURL: URL? { attributes.artistURL }
    public var contentRating: ContentRating? { attributes.contentRating }
    public var discNumber: Int? { attributes.discNumber }
    public var editorialNotes: EditorialNotes? { attributes.editorialNotes }
    public var playParameters: PlayParameters? { attributes.playParameters }
    public var trackNumber: Int? { attributes.trackNumber }
    public var url: URL? { attributes.url }
    public var genreNames: [String] { attributes.genreNames ?? [] }
    public var hasLyrics: Bool { attributes.hasLyrics ?? false }
    public var duration: TimeInterval? { attributes.durationMillis.map { TimeInterval($0) / 1000 } }
    public var releaseDate: Date? { attributes.releaseText.flatMap(MusicDay.date) }

    // These properties need another request to Apple Music, so they stay nil.

    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
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

/// Properties by which songs can be searched.
public struct SongFilter: Sendable {
    public let id: MusicItemID
}

public struct LibrarySongFilter: Sendable {
    public let id: MusicItemID
}

public struct LibrarySongSortProperties: Sendable {}

extension PartialMusicAsyncProperty where Root == Song {
    public static var albums: MusicRelationshipProperty<Song, Album> { MusicRelationshipProperty("albums") }
    public static var artists: MusicRelationshipProperty<Song, Artist> {
        MusicRelationshipProperty("artists")
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
}
