public import Foundation
import SwiftUI

public typealias MPMediaEntityPersistentID = UInt64

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let audioITunesU = MPMediaType(rawValue: 8)
    public static let anyAudio = MPMediaType(rawValue: 0xff)
    public static let movie = MPMediaType(rawValue: 1 << 8)
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
    public static let homeVideo = MPMediaType(rawValue: 1 << 13)
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    public static let any = MPMediaType(rawValue: .max)
}

/// Something in a library. The library is empty.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    override init() {}
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
    open func enumerateValues(
        forProperties properties: Set<String>,
        using block: @escaping (String, Any, UnsafeMutablePointer<Bool>) -> Void
    ) {}
    open class func canFilter(byProperty property: String) -> Bool { true }
}

/// A song, a film or the like.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    public override init() {}
    open var mediaType: MPMediaType { [] }
    open var title: String? { nil }
    open var albumTitle: String? { nil }
    open var artist: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var composer: String? { nil }
    open var lyrics: String? { nil }
    open var comments: String? { nil }
    open var userGrouping: String? { nil }
    open var podcastTitle: String? { nil }
    open var playbackStoreID: String { "" }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
    open var genrePersistentID: MPMediaEntityPersistentID { 0 }
    open var composerPersistentID: MPMediaEntityPersistentID { 0 }
    open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
    open var playbackDuration: TimeInterval { 0 }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var discCount: Int { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var isExplicitItem: Bool { false }
    open var isCompilation: Bool { false }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var isPreorder: Bool { false }
    open var releaseDate: Date? { nil }
    open var dateAdded: Date { .distantPast }
    open var lastPlayedDate: Date? { nil }
    open var assetURL: URL? { nil }
    open var beatsPerMinute: Int { 0 }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var rating: Int { 0 }
    open var bookmarkTime: TimeInterval { 0 }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { [] }
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
    open var playlistAttributes: MPMediaPlaylistAttribute { [] }
    open var seedItems: [MPMediaItem]? { nil }
    open var descriptionText: String? { nil }
    open var authorDisplayName: String? { nil }
    open var cloudGlobalID: String? { nil }
    open func add(_ mediaItems: [MPMediaItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(MPError(.permissionDenied)) }
    }
    open func add(_ mediaItems: [MPMediaItem]) async throws { throw MPError(.permissionDenied) }
    open func addItem(withProductID productID: String) async throws { throw MPError(.permissionDenied) }
}

public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1)
    public static let smart = MPMediaPlaylistAttribute(rawValue: 2)
    public static let genius = MPMediaPlaylistAttribute(rawValue: 4)
}

open class MPMediaPlaylistCreationMetadata: NSObject, @unchecked Sendable {
    public let name: String
    open var authorDisplayName: String!
    open var descriptionText = ""
    public init(name: String) { self.name = name }
}

public struct MPError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound
        case notSupported, cancelled, requestTimedOut
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var errorDomain: String { "MPErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// The library, in which no app may look.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { library }
    override init() {}

    open var lastModifiedDate: Date { .distantPast }
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { completionHandler(.denied) } }
    @discardableResult open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        .denied
    }
    open func addItem(withProductID productID: String) async throws -> [MPMediaEntity] {
        throw MPError(.permissionDenied)
    }
    open func addItem(
        withProductID productID: String,
        completionHandler: (@Sendable ([MPMediaEntity], (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler([], MPError(.permissionDenied)) }
    }
    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
        completionHandler: @escaping @Sendable (MPMediaPlaylist?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(nil, MPError(.permissionDenied)) } }
    open func getPlaylist(with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?) async throws
        -> MPMediaPlaylist
    { throw MPError(.permissionDenied) }
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}
