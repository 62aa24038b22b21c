import Foundation

public protocol MusicCatalogSearchable: MusicItem {}

/// Searches Apple Music; the simulated service does not respond.
public struct MusicCatalogSearchRequest: Hashable, Sendable, CustomStringConvertible {
    public let term: String
    public var limit: Int?
    public var includeTopResults = false
    private let names: [String]

    public init(term: String, types: [any MusicCatalogSearchable.Type]) {
        (self.term, names) = (term, types.map { String(describing: $0) })
    }
    public func response() async throws -> MusicCatalogSearchResponse {
        throw MusicTokenRequestError.permissionDenied
    }
    public var description: String { "MusicCatalogSearchRequest(term: \"\(term)\")" }
}

public struct MusicCatalogSearchResponse: Hashable, Sendable {
    public var albums: MusicItemCollection<Album> { [] }
    public var artists: MusicItemCollection<Artist> { [] }
    public var musicVideos: MusicItemCollection<MusicVideo> { [] }
    public var playlists: MusicItemCollection<Playlist> { [] }
    public var recordLabels: MusicItemCollection<RecordLabel> { [] }
    public var songs: MusicItemCollection<Song> { [] }
    public var stations: MusicItemCollection<Station> { [] }
    public var topResults: MusicItemCollection<TopResult> { [] }

    public enum TopResult: MusicItem, Identifiable, Hashable, Sendable {
        case album(Album)
        case artist(Artist)
        case curator(Curator)
        case musicVideo(MusicVideo)
        case playlist(Playlist)
        case radioShow(RadioShow)
        case recordLabel(RecordLabel)
        case song(Song)
        case station(Station)

        public var id: MusicItemID {
            switch self {
            case .album(let one): one.id
            case .artist(let one): one.id
            case .curator(let one): one.id
            case .musicVideo(let one): one.id
            case .playlist(let one): one.id
            case .radioShow(let one): one.id
            case .recordLabel(let one): one.id
            case .song(let one): one.id
            case .station(let one): one.id
            }
        }
        public var title: String {
            switch self {
            case .album(let one): one.title
            case .artist(let one): one.name
            case .curator(let one): one.name
            case .musicVideo(let one): one.title
            case .playlist(let one): one.name
            case .radioShow(let one): one.name
            case .recordLabel(let one): one.name
            case .song(let one): one.title
            case .station(let one): one.name
            }
        }
        public var artwork: Artwork? { nil }
    }
}

// MARK: - Requests by identifier

public protocol FilterableMusicItem: MusicItem {
    associatedtype FilterType
}

public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: @unchecked Sendable {
    public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []
    public var limit: Int?

    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

extension MusicCatalogResourceRequest where MusicItemType: FilterableMusicItem {
    public init() {}
    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value) {}
    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]) {
    }
}

public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
    public var items: MusicItemCollection<MusicItemType> { [] }
}

// MARK: - Charts

public protocol MusicCatalogChartRequestable: MusicItem {}

public enum MusicCatalogChartKind: String, Hashable, Codable, Sendable {
    case mostPlayed, cityTop, dailyGlobalTop
}

public struct MusicCatalogChartsRequest: Sendable {
    public var limit: Int?
    public init(
        genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
        types: [any MusicCatalogChartRequestable.Type]
    ) {}
    public func response() async throws -> MusicCatalogChartsResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicCatalogChartsResponse: Hashable, Sendable {
    public var albumCharts: [MusicCatalogChart<Album>] { [] }
    public var playlistCharts: [MusicCatalogChart<Playlist>] { [] }
    public var songCharts: [MusicCatalogChart<Song>] { [] }
}

public struct MusicCatalogChart<MusicItemType: MusicCatalogChartRequestable & Hashable>: Identifiable,
    Hashable, Sendable
{
    public let id: String
    public let kind: MusicCatalogChartKind
    public let title: String
    public var items: MusicItemCollection<MusicItemType> { [] }
}
