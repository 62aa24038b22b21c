public protocol MusicLibraryRequestable: MusicItem {
    associatedtype LibraryFilter
    associatedtype LibrarySortProperties
}
public protocol MusicLibrarySectionRequestable: MusicLibraryRequestable {}
public protocol MusicLibrarySearchable: MusicItem {}
public protocol MusicLibraryAddable: MusicItem {}
public protocol MusicPlaylistAddable: MusicItem {}
public protocol MusicRecentlyPlayedRequestable: MusicItem {}

/// Searches the user's library. The user lets no app search the library.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: @unchecked Sendable {
    public var limit = 0
    public var includeOnlyDownloadedContent = false

    public init() {}

    public mutating func filter(text: String) {}
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
    public init() {}
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

public struct MusicLibrarySearchResponse: Hashable, Sendable {
    public var albums: MusicItemCollection<Album> { [] }
    public var artists: MusicItemCollection<Artist> { [] }
    public var musicVideos: MusicItemCollection<MusicVideo> { [] }
    public var playlists: MusicItemCollection<Playlist> { [] }
    public var songs: MusicItemCollection<Song> { [] }
}

/// The user's library. The user lets no app add to the library.
public final class MusicLibrary: Sendable {
    public static let shared = MusicLibrary()
    private init() {}

    public enum Error: Swift.Error, Hashable, Sendable {
        case unknown, permissionDenied, itemAlreadyAdded, unableToAddItem, unableToCreatePlaylist
    }

    public func add<Item: MusicLibraryAddable>(_ item: Item) async throws { throw Error.permissionDenied }
    @discardableResult public func add<Item: MusicPlaylistAddable>(_ item: Item, to playlist: Playlist)
        async throws -> Playlist
    { throw Error.permissionDenied }
}

// MARK: - Recently played and recommendations

public struct MusicPersonalRecommendationsRequest: Sendable {
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
