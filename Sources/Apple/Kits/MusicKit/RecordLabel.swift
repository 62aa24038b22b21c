public import Foundation

/// A record label. Searches find no record labels, but apps can decode a record label from JSON.
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

    public var description: String { "RecordLabel(id: \"\(id)\", name: \"\(name)\")" }
}

extension RecordLabel: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
    public typealias FilterType = RecordLabelFilter
}

/// Properties by which record labels can be searched.
public struct RecordLabelFilter: Sendable {
    public let id: MusicItemID
}
