public import Foundation

/// A radio show. Searches find no radio shows, but apps can decode a radio show from JSON.
public struct RadioShow: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let id: MusicItemID
    private let attributes: Attributes

    private struct Attributes: Hashable, Codable, Sendable {
        let name: String
        let artwork: Artwork?
        let editorialNotes: EditorialNotes?
        let url: URL?
    }

    public var name: String { attributes.name }
    public var artwork: Artwork? { attributes.artwork }
    public var editorialNotes: EditorialNotes? { attributes.editorialNotes }
    public var url: URL? { attributes.url }

    // These properties need another request to Apple Music, so they stay nil.

    public var playlists: MusicItemCollection<Playlist>? { nil }

    public var description: String { "RadioShow(id: \"\(id)\", name: \"\(name)\")" }
}

extension RadioShow: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
    public typealias FilterType = RadioShowFilter
}

/// Properties by which radio shows can be searched.
public struct RadioShowFilter: Sendable {
    public let id: MusicItemID
}

extension PartialMusicAsyncProperty where Root == RadioShow {
    public static var playlists: MusicRelationshipProperty<RadioShow, Playlist> {
        MusicRelationshipProperty("playlists")
    }
}
