public import Foundation

/// A show with songs. None is found; one that an app has as JSON can be read.
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

    // What has to be asked for, and is never given.

    public var playlists: MusicItemCollection<Playlist>? { nil }

    public var description: String { "RadioShow(id: \"\(id)\", name: \"\(name)\")" }
}

extension RadioShow: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
    public typealias FilterType = RadioShowFilter
}

/// By what one can be looked for.
public struct RadioShowFilter: Sendable {
    public let id: MusicItemID
}

extension PartialMusicAsyncProperty where Root == RadioShow {
    public static var playlists: MusicRelationshipProperty<RadioShow, Playlist> {
        MusicRelationshipProperty("playlists")
    }
}
