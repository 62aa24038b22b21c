public import AVFoundation
public import MusicKit

public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let shazamID = SHMediaItemProperty("sh_shazamID")
    public static let title = SHMediaItemProperty("sh_title")
    public static let subtitle = SHMediaItemProperty("sh_subtitle")
    public static let artist = SHMediaItemProperty("sh_artist")
    public static let webURL = SHMediaItemProperty("sh_webURL")
    public static let appleMusicID = SHMediaItemProperty("sh_appleMusicID")
    public static let appleMusicURL = SHMediaItemProperty("sh_appleMusicURL")
    public static let artworkURL = SHMediaItemProperty("sh_artworkURL")
    public static let videoURL = SHMediaItemProperty("sh_videoURL")
    public static let explicitContent = SHMediaItemProperty("sh_explicitContent")
    public static let genres = SHMediaItemProperty("sh_genres")
    public static let isrc = SHMediaItemProperty("sh_ISRC")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let ISRC = isrc
    public static let timeRanges = SHMediaItemProperty("sh_timeRanges")
    public static let frequencySkewRanges = SHMediaItemProperty("sh_frequencySkewRanges")
    public static let creationDate = SHMediaItemProperty("sh_creationDate")
    public static let matchOffset = SHMediaItemProperty("sh_matchOffset")
    public static let frequencySkew = SHMediaItemProperty("sh_frequencySkew")
    public static let confidence = SHMediaItemProperty("sh_confidence")
}

/// What is said of a song.
open class SHMediaItem: NSObject, Identifiable, @unchecked Sendable {
    private let properties: [SHMediaItemProperty: Any]
    public let id = UUID()
    public init(properties: [SHMediaItemProperty: Any]) { self.properties = properties }

    private func value<Value>(_ property: SHMediaItemProperty) -> Value? { properties[property] as? Value }
    open var shazamID: String? { value(.shazamID) }
    open var title: String? { value(.title) }
    open var subtitle: String? { value(.subtitle) }
    open var artist: String? { value(.artist) }
    open var genres: [String] { value(.genres) ?? [] }
    open var appleMusicID: String? { value(.appleMusicID) }
    open var appleMusicURL: URL? { value(.appleMusicURL) }
    open var webURL: URL? { value(.webURL) }
    open var artworkURL: URL? { value(.artworkURL) }
    open var videoURL: URL? { value(.videoURL) }
    open var explicitContent: Bool { value(.explicitContent) ?? false }
    open var isrc: String? { value(.isrc) }
    open var creationDate: Date? { value(.creationDate) }
    open var timeRanges: [Range<TimeInterval>] { value(.timeRanges) ?? [] }
    open var frequencySkewRanges: [Range<Float>] { value(.frequencySkewRanges) ?? [] }
    open var songs: [Song] { [] }
    open subscript(key: SHMediaItemProperty) -> Any? { properties[key] }

    open class func fetch(shazamID: String) async throws -> SHMediaItem {
        throw SHError(.mediaItemFetchFailed)
    }
    open class func fetch(
        shazamID: String, completionHandler: @escaping @Sendable (SHMediaItem?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(nil, SHError(.mediaItemFetchFailed)) } }
}

open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    open var matchOffset: TimeInterval { self[.matchOffset] as? TimeInterval ?? 0 }
    open var predictedCurrentMatchOffset: TimeInterval { matchOffset }
    open var frequencySkew: Float { self[.frequencySkew] as? Float ?? 0 }
    open var confidence: Float { self[.confidence] as? Float ?? 0 }
}

/// The songs that the user has heard, to which no app may add.
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
