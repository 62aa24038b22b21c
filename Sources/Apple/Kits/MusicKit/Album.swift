public import Foundation

/// An Apple Music album. Searches find no albums, but apps can decode an album from JSON.
public struct Album: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let id: MusicItemID
    private let attributes: Attributes

    private struct Attributes: Hashable, Codable, Sendable {
        let title: String
        let artistName: String
        let artwork: Artwork?
        let artistURL: URL?
        let contentRating: ContentRating?
        let copyright: String?
        let editorialNotes: EditorialNotes?
        let genreNames: [String]?
        let isCompilation: Bool?
        let isComplete: Bool?
        let isSingle: Bool?
        let playParameters: PlayParameters?
        let recordLabelName: String?
        let releaseText: String?
        let trackCount: Int?
        let upc: String?
        let url: URL?

        enum CodingKeys: String, CodingKey {
            case title = "name"
            case artistName
            case artwork
            case artistURL = "artistUrl"
            case contentRating
            case copyright
            case editorialNotes
            case genreNames
            case isCompilation
            case isComplete
            case isSingle
            case playParameters = "playParams"
            case recordLabelName = "recordLabel"
            case releaseText = "releaseDate"
            case trackCount
            case upc
            case url
        }
    }

    public var title: String { attributes.title }
    public var artistName: String { attributes.artistName }
    public var artwork: Artwork? { attributes.artwork }
    public var artistURL: URL? { attributes.artistURL }
    public var contentRating: ContentRating? { attributes.contentRating }
    public var copyright: String? { attributes.copyright }
    public var editorialNotes: EditorialNotes? { attributes.editorialNotes }
    public var isCompilation: Bool? { attributes.isCompilation }
    public var isComplete: Bool? { attributes.isComplete }
    public var isSingle: Bool? { attributes.isSingle }
    public var playParameters: PlayParameters? { attributes.playParameters }
    public var recordLabelName: String? { attributes.recordLabelName }
    public var upc: String? { attributes.upc }
    public var url: URL? { attributes.url }
    public var genreNames: [String] { attributes.genreNames ?? [] }
    public var trackCount: Int { attributes.trackCount ?? 0 }
    public var releaseDate: Date? { attributes.releaseText.flatMap(MusicDay.date) }
    public var libraryAddedDate: Date? { nil }

    // These properties need another request to Apple Music, so they stay nil.

    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var tracks: MusicItemCollection<Track>? { nil }
    public var recordLabels: MusicItemCollection<RecordLabel>? { nil }
    public var appearsOn: MusicItemCollection<Playlist>? { nil }
    public var otherVersions: MusicItemCollection<Album>? { nil }
    public var relatedAlbums: MusicItemCollection<Album>? { nil }
    public var relatedVideos: MusicItemCollection<MusicVideo>? { nil }

    public var description: String { "Album(id: \"\(id)\", title: \"\(title)\")" }
}

extension Album: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicLibrarySectionRequestable, PlayableMusicItem
{
    public typealias FilterType = AlbumFilter
    public typealias LibraryFilter = LibraryAlbumFilter
    public typealias LibrarySortProperties = LibraryAlbumSortProperties
}

/// Properties by which albums can be searched.
public struct AlbumFilter: Sendable {
    public let id: MusicItemID
}

public struct LibraryAlbumFilter: Sendable {
    public let id: MusicItemID
}

public struct LibraryAlbumSortProperties: Sendable {}

extension PartialMusicAsyncProperty where Root == Album {
    public static var artists: MusicRelationshipProperty<Album, Artist> {
        MusicRelationshipProperty("artists")
    }
    public static var genres: MusicRelationshipProperty<Album, Genre> { MusicRelationshipProperty("genres") }
    public static var tracks: MusicRelationshipProperty<Album, Track> { MusicRelationshipProperty("tracks") }
    public static var recordLabels: MusicRelationshipProperty<Album, RecordLabel> {
        MusicRelationshipProperty("recordLabels")
    }
    public static var appearsOn: MusicRelationshipProperty<Album, Playlist> {
        MusicRelationshipProperty("appearsOn")
    }
    public static var otherVersions: MusicRelationshipProperty<Album, Album> {
        MusicRelationshipProperty("otherVersions")
    }
    public static var relatedAlbums: MusicRelationshipProperty<Album, Album> {
        MusicRelationshipProperty("relatedAlbums")
    }
    public static var relatedVideos: MusicRelationshipProperty<Album, MusicVideo> {
        MusicRelationshipProperty("relatedVideos")
    }
    public static var artistURL: MusicExtendedAttributeProperty<Album, URL> {
        MusicExtendedAttributeProperty("artistURL")
    }
}
