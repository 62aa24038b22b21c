public import Foundation

/// A music video. Searches find no music videos, but apps can decode a music video from JSON.
public struct MusicVideo: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let id: MusicItemID
    private let attributes: Attributes

    private struct Attributes: Hashable, Codable, Sendable {
        let title: String
        let artistName: String
        let albumTitle: String?
        let artwork: Artwork?
        let artistURL: URL?
        let contentRating: ContentRating?
        let durationMillis: Int?
        let editorialNotes: EditorialNotes?
        let genreNames: [String]?
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
            case durationMillis = "durationInMillis"
            case editorialNotes
            case genreNames
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
    public var editorialNotes: EditorialNotes? { attributes.editorialNotes }
    public var playParameters: PlayParameters? { attributes.playParameters }
    public var trackNumber: Int? { attributes.trackNumber }
    public var url: URL? { attributes.url }
    public var genreNames: [String] { attributes.genreNames ?? [] }
    public var duration: TimeInterval? { attributes.durationMillis.map { TimeInterval($0) / 1000 } }
    public var releaseDate: Date? { attributes.releaseText.flatMap(MusicDay.date) }

    // These properties need another request to Apple Music, so they stay nil.

    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var songs: MusicItemCollection<Song>? { nil }

    public var description: String { "MusicVideo(id: \"\(id)\", title: \"\(title)\")" }
}

extension MusicVideo: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicRecentlyPlayedRequestable, PlayableMusicItem
{
    public typealias FilterType = MusicVideoFilter
    public typealias LibraryFilter = LibraryMusicVideoFilter
    public typealias LibrarySortProperties = LibraryMusicVideoSortProperties
}

/// Properties by which music videos can be searched.
public struct MusicVideoFilter: Sendable {
    public let id: MusicItemID
}

public struct LibraryMusicVideoFilter: Sendable {
    public let id: MusicItemID
}

public struct LibraryMusicVideoSortProperties: Sendable {}

extension PartialMusicAsyncProperty where Root == MusicVideo {
    public static var albums: MusicRelationshipProperty<MusicVideo, Album> {
        MusicRelationshipProperty("albums")
    }
    public static var artists: MusicRelationshipProperty<MusicVideo, Artist> {
        MusicRelationshipProperty("artists")
    }
    public static var genres: MusicRelationshipProperty<MusicVideo, Genre> {
        MusicRelationshipProperty("genres")
    }
    public static var songs: MusicRelationshipProperty<MusicVideo, Song> {
        MusicRelationshipProperty("songs")
    }
}
