public import Foundation

/// A curator of playlists. Searches find no curators, but apps can decode a curator from JSON.
public struct Curator: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
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
    public var kind: Curator.Kind { .editorial }

    // These properties need another request to Apple Music, so they stay nil.

    public var playlists: MusicItemCollection<Playlist>? { nil }

    public var description: String { "Curator(id: \"\(id)\", name: \"\(name)\")" }

    public enum Kind: String, Hashable, Codable, Sendable { case editorial, external }
}

extension Curator: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
    public typealias FilterType = CuratorFilter
}

/// Properties by which curators can be searched.
public struct CuratorFilter: Sendable {
    public let id: MusicItemID
}

extension PartialMusicAsyncProperty where Root == Curator {
    public static var playlists: MusicRelationshipProperty<Curator, Playlist> {
        MusicRelationshipProperty("playlists")
    }
}
