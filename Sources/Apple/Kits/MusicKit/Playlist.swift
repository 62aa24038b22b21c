public import Foundation

/// A list of songs. Searches find no playlists, but apps can decode a playlist from JSON.
public struct Playlist: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let id: MusicItemID
    private let attributes: Attributes

    private struct Attributes: Hashable, Codable, Sendable {
        let name: String
        let artwork: Artwork?
        let curatorName: String?
        let editorialNotes: EditorialNotes?
        let playParameters: PlayParameters?
        let shortDescription: String?
        let url: URL?

        enum CodingKeys: String, CodingKey {
            case name
            case artwork
            case curatorName
            case editorialNotes
            case playParameters = "playParams"
            case shortDescription
            case url
        }
    }

    public var name: String { attributes.name }
    public var artwork: Artwork? { attributes.artwork }
    public var curatorName: String? { attributes.curatorName }
    public var editorialNotes: EditorialNotes? { attributes.editorialNotes }
    public var playParameters: PlayParameters? { attributes.playParameters }
    public var shortDescription: String? { attributes.shortDescription }
    public var url: URL? { attributes.url }
    public var kind: Playlist.Kind? { nil }
    public var libraryAddedDate: Date? { nil }

    // These properties need another request to Apple Music, so they stay nil.

    public var tracks: MusicItemCollection<Track>? { nil }
    public var entries: MusicItemCollection<Playlist.Entry>? { nil }
    public var curator: Curator? { nil }
    public var radioShow: RadioShow? { nil }
    public var featuredArtists: MusicItemCollection<Artist>? { nil }

    public var description: String { "Playlist(id: \"\(id)\", name: \"\(name)\")" }

    public enum Kind: String, Hashable, Codable, Sendable {
        case editorial, external, personalMix, replay, userShared
    }

    public struct Entry: MusicItem, Identifiable, Hashable, Sendable {
        public let id: MusicItemID
        public var title: String { "" }
        public var artistName: String { "" }
        public var artwork: Artwork? { nil }
        public var duration: TimeInterval? { nil }
        public var item: Item? { nil }

        public enum Item: Hashable, Sendable {
            case song(Song)
            case musicVideo(MusicVideo)
        }
    }
}

extension Playlist: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicLibrarySectionRequestable, PlayableMusicItem
{
    public typealias FilterType = PlaylistFilter
    public typealias LibraryFilter = LibraryPlaylistFilter
    public typealias LibrarySortProperties = LibraryPlaylistSortProperties
}

/// Properties by which playlists can be searched.
public struct PlaylistFilter: Sendable {
    public let id: MusicItemID
}

public struct LibraryPlaylistFilter: Sendable {
    public let id: MusicItemID
    public let name: String
}

public struct LibraryPlaylistSortProperties: Sendable {
    public let name: String
}

extension PartialMusicAsyncProperty where Root == Playlist {
    public static var tracks: MusicRelationshipProperty<Playlist, Track> {
        MusicRelationshipProperty("tracks")
    }
    public static var entries: MusicRelationshipProperty<Playlist, Playlist.Entry> {
        MusicRelationshipProperty("entries")
    }
    public static var curator: MusicRelationshipProperty<Playlist, Curator> {
        MusicRelationshipProperty("curator")
    }
    public static var radioShow: MusicRelationshipProperty<Playlist, RadioShow> {
        MusicRelationshipProperty("radioShow")
    }
    public static var featuredArtists: MusicRelationshipProperty<Playlist, Artist> {
        MusicRelationshipProperty("featuredArtists")
    }
}
