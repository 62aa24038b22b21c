public import Foundation

/// Who publishes music. None is found; one that an app has as JSON can be read.
public struct RecordLabel: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
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

    public var description: String { "RecordLabel(id: \"\(id)\", name: \"\(name)\")" }
}

extension RecordLabel: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
    public typealias FilterType = RecordLabelFilter
}

/// By what one can be looked for.
public struct RecordLabelFilter: Sendable {
    public let id: MusicItemID
}
