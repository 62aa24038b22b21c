public import AVFoundation
public import MusicKit

public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let title = SHMediaItemProperty("sh_title")
    public static let subtitle = SHMediaItemProperty("sh_subtitle")
    public static let artist = SHMediaItemProperty("sh_artist")
    public static let webURL = SHMediaItemProperty("sh_webURL")
    public static let appleMusicID = SHMediaItemProperty("sh_appleMusicID")
    public static let appleMusicURL = SHMediaItemProperty("sh_appleMusicURL")
    public static let artworkURL = SHMediaItemProperty("sh_artworkURL")
    public static let genres = SHMediaItemProperty("sh_genres")
    public static let creationDate = SHMediaItemProperty("sh_creationDate")
}

/// The metadata of a song.
open class SHMediaItem: NSObject, Identifiable, @unchecked Sendable {
    private let properties: [SHMediaItemProperty: Any]
    public let id = UUID()
    public init(properties: [SHMediaItemProperty: Any]) { self.properties = properties }

    private func value<Value>(_ property: SHMediaItemProperty) -> Value? { properties[property] as? Value }
    open var title: String? { value(.title) }
    open var subtitle: String? { value(.subtitle) }
    open var artist: String? { value(.artist) }
    open var genres: [String] { value(.genres) ?? [] }
    open var appleMusicID: String? { value(.appleMusicID) }
    open var appleMusicURL: URL? { value(.appleMusicURL) }
    open var webURL: URL? { value(.webURL) }
    open var artworkURL: URL? { value(.artworkURL) }
    open var creationDate: Date? { value(.creationDate) }
    open var songs: [Song] { [] }
    open subscript(key: SHMediaItemProperty) -> Any? { properties[key] }
}

open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
}

/// The user's Shazam library. No app may add to the library.
public final class SHLibrary: @unchecked Sendable {
    public static let `default` = SHLibrary()
    private init() {}
    public var items: [SHMediaItem] { [] }
    public func addItems(_ items: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
    public func removeItems(_ items: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
}

open class SHMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = SHMediaLibrary()
    open class var `default`: SHMediaLibrary { library }
    override init() {}
    open func add(
        _ mediaItems: [SHMediaItem], completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(SHError(.mediaLibrarySyncFailed)) } }
    open func add(_ mediaItems: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
}
