public import Foundation

/// A radio station. Searches find no stations, but apps can decode a station from JSON.
public struct Station: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let id: MusicItemID
    private let attributes: Attributes

    private struct Attributes: Hashable, Codable, Sendable {
        let name: String
        let artwork: Artwork?
        let contentRating: ContentRating?
        let durationMillis: Int?
        let editorialNotes: EditorialNotes?
        let playParameters: PlayParameters?
        let stationProviderName: String?
        let url: URL?

        enum CodingKeys: String, CodingKey {
            case name
            case artwork
            case contentRating
            case durationMillis = "durationInMillis"
            case editorialNotes
            case playParameters = "playParams"
            case stationProviderName
            case url
        }
    }

    public var name: String { attributes.name }
    public var artwork: Artwork? { attributes.artwork }
    public var contentRating: ContentRating? { attributes.contentRating }
    public var editorialNotes: EditorialNotes? { attributes.editorialNotes }
    public var playParameters: PlayParameters? { attributes.playParameters }
    public var stationProviderName: String? { attributes.stationProviderName }
    public var url: URL? { attributes.url }
    public var duration: TimeInterval? { attributes.durationMillis.map { TimeInterval($0) / 1000 } }

    // These properties need another request to Apple Music, so they stay nil.

    public var radioShow: RadioShow? { nil }

    public var description: String { "Station(id: \"\(id)\", name: \"\(name)\")" }
}

extension Station: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicRecentlyPlayedRequestable, PlayableMusicItem
{
    public typealias FilterType = StationFilter
}

/// Properties by which stations can be searched.
public struct StationFilter: Sendable {
    public let id: MusicItemID
}

extension PartialMusicAsyncProperty where Root == Station {
    public static var radioShow: MusicRelationshipProperty<Station, RadioShow> {
        MusicRelationshipProperty("radioShow")
    }
}
