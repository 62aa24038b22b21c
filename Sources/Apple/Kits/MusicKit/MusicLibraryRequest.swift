public import Foundation

public protocol MusicLibraryRequestable: MusicItem {
    associatedtype LibraryFilter
    associatedtype LibrarySortProperties
}
public protocol MusicLibrarySectionRequestable: MusicLibraryRequestable {}
public protocol MusicLibrarySearchable: MusicItem {}
public protocol MusicLibraryAddable: MusicItem {}
public protocol MusicPlaylistAddable: MusicItem {}
public protocol MusicRecentlyPlayedRequestable: MusicItem {}

/// Looks in the user's library, which no app may.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: @unchecked Sendable {
    public var limit = 0
    public var offset = 0
    public var includeOnlyDownloadedContent = false

    public init() {}

    public mutating func filter(text: String) {}
    public mutating func filter<Value>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, equalTo value: Value
    ) {}
    public mutating func filter<Value>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, memberOf values: [Value]
    ) {}
    public mutating func filter(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, String>, contains value: String
    ) {}
    public mutating func sort<Value>(
        by keyPath: KeyPath<MusicItemType.LibrarySortProperties, Value>, ascending: Bool
    ) {}
    public func response() async throws -> MusicLibraryResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
    public var items: MusicItemCollection<MusicItemType> { [] }
}

public struct MusicLibrarySectionedRequest<
    Section: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable
>: @unchecked Sendable {
    public var includeOnlyDownloadedContent = false
    public init() {}
    public mutating func filterItems(text: String) {}
    public mutating func filterItems<Value>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, equalTo value: Value
    ) {}
    public mutating func filterSections<Value>(
        matching keyPath: KeyPath<Section.LibraryFilter, Value>, equalTo value: Value
    ) {}
    public mutating func sortItems<Value>(
        by keyPath: KeyPath<MusicItemType.LibrarySortProperties, Value>, ascending: Bool
    ) {}
    public mutating func sortSections<Value>(
        by keyPath: KeyPath<Section.LibrarySortProperties, Value>, ascending: Bool
    ) {}
    public func response() async throws -> MusicLibrarySectionedResponse<Section, MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicLibrarySectionedResponse<Section: MusicItem, MusicItemType: MusicItem>: Sendable {
    public var sections: [MusicLibrarySection<Section, MusicItemType>] { [] }
}

@dynamicMemberLookup
public struct MusicLibrarySection<Section: MusicItem, MusicItemType: MusicItem>: Identifiable, Sendable {
    private let section: Section
    public var id: MusicItemID { section.id }
    public var items: MusicItemCollection<MusicItemType> { [] }
    public subscript<Value>(dynamicMember keyPath: KeyPath<Section, Value>) -> Value {
        section[keyPath: keyPath]
    }
}

public struct MusicLibrarySearchRequest: Hashable, Sendable {
    public let term: String
    public var limit = 0
    public var offset = 0
    public var includeTopResults = false
    public init(term: String, types: [any MusicLibrarySearchable.Type]) { self.term = term }
    public func response() async throws -> MusicLibrarySearchResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicLibrarySearchResponse: Hashable, Sendable {
    public var albums: MusicItemCollection<Album> { [] }
    public var artists: MusicItemCollection<Artist> { [] }
    public var musicVideos: MusicItemCollection<MusicVideo> { [] }
    public var playlists: MusicItemCollection<Playlist> { [] }
    public var songs: MusicItemCollection<Song> { [] }
}

/// The user's library, to which no app may add.
public final class MusicLibrary: Sendable {
    public static let shared = MusicLibrary()
    private init() {}

    public enum Error: Swift.Error, Hashable, Sendable {
        case unknown, permissionDenied, itemAlreadyAdded, unableToAddItem, unableToCreatePlaylist
        case unableToEditPlaylist
    }

    public func add<Item: MusicLibraryAddable>(_ item: Item) async throws { throw Error.permissionDenied }
    @discardableResult public func add<Item: MusicPlaylistAddable>(_ item: Item, to playlist: Playlist)
        async throws -> Playlist
    { throw Error.permissionDenied }
    @discardableResult public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw Error.permissionDenied }
    @discardableResult public func createPlaylist<S: Sequence, Item: MusicPlaylistAddable>(
        name: String, description: String? = nil, authorDisplayName: String? = nil, items: S
    ) async throws -> Playlist where S.Element == Item { throw Error.permissionDenied }
    @discardableResult public func edit(
        _ playlist: Playlist, name: String? = nil, description: String? = nil,
        authorDisplayName: String? = nil
    ) async throws -> Playlist { throw Error.permissionDenied }
    @discardableResult public func edit<S: Sequence>(
        _ playlist: Playlist, name: String? = nil, description: String? = nil,
        authorDisplayName: String? = nil, items: S
    ) async throws -> Playlist where S.Element == Playlist.Entry { throw Error.permissionDenied }
    @discardableResult public func edit<S: Sequence, Item: MusicPlaylistAddable>(
        _ playlist: Playlist, name: String? = nil, description: String? = nil,
        authorDisplayName: String? = nil, items: S
    ) async throws -> Playlist where S.Element == Item { throw Error.permissionDenied }
}

// MARK: - What the user has heard, and may like

public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public init() {}
    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
    public var items: MusicItemCollection<MusicItemType> { [] }
}

public struct MusicRecentlyPlayedContainerRequest: Sendable {
    public var limit: Int?
    public var offset: Int?
    public init() {}
    public func response() async throws -> MusicRecentlyPlayedContainerResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicRecentlyPlayedContainerResponse: Sendable {
    public var items: MusicItemCollection<RecentlyPlayedMusicItem> { [] }
}

public enum RecentlyPlayedMusicItem: MusicItem, Identifiable, Hashable, Sendable {
    case album(Album)
    case playlist(Playlist)
    case station(Station)

    public var id: MusicItemID {
        switch self {
        case .album(let one): one.id
        case .playlist(let one): one.id
        case .station(let one): one.id
        }
    }
    public var title: String {
        switch self {
        case .album(let one): one.title
        case .playlist(let one): one.name
        case .station(let one): one.name
        }
    }
    public var subtitle: String? { nil }
    public var artwork: Artwork? { nil }
}

public struct MusicPersonalRecommendationsRequest: Sendable {
    public var limit: Int?
    public var offset: Int?
    public init() {}
    public func response() async throws -> MusicPersonalRecommendationsResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicPersonalRecommendationsResponse: Sendable {
    public var recommendations: MusicItemCollection<MusicPersonalRecommendation> { [] }
}

public struct MusicPersonalRecommendation: MusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public var title: String? { nil }
    public var reason: String? { nil }
    public var nextRefreshDate: Date? { nil }
    public var albums: MusicItemCollection<Album> { [] }
    public var playlists: MusicItemCollection<Playlist> { [] }
    public var stations: MusicItemCollection<Station> { [] }
    public var items: MusicItemCollection<Item> { [] }

    public enum Item: MusicItem, Identifiable, Hashable, Sendable {
        case album(Album)
        case playlist(Playlist)
        case station(Station)
        public var id: MusicItemID {
            switch self {
            case .album(let one): one.id
            case .playlist(let one): one.id
            case .station(let one): one.id
            }
        }
        public var title: String {
            switch self {
            case .album(let one): one.title
            case .playlist(let one): one.name
            case .station(let one): one.name
            }
        }
        public var subtitle: String? { nil }
        public var artwork: Artwork? { nil }
    }
}
