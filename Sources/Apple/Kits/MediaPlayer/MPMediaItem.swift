public import Foundation
import SwiftUI

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = MPMediaType(rawValue: 1)
    public static let any = MPMediaType(rawValue: .max)
}

/// An item in the music library. The library is empty.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    override init() {}
    open func value(forProperty property: String) -> Any? { nil }
}

/// A song, a video or another item of the music library.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    public override init() {}
    open var mediaType: MPMediaType { [] }
    open var title: String? { nil }
    open var albumTitle: String? { nil }
    open var artist: String? { nil }
    open var albumArtist: String? { nil }
    open var comments: String? { nil }
    open var discNumber: Int { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var isCompilation: Bool { false }
    open var releaseDate: Date? { nil }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { [] }
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

/// The music library. No app may read the library.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { library }
    override init() {}
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
}
