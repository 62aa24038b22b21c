// Photos: the library of the phone. The user allows it, and there is nothing in it.

public import Foundation
@_exported import PhotosUI

/// What the user lets the app see.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// What the app wants to do.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

extension PHPhotoLibrary {
    /// The user allowed all before the app began.
    public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .authorized }

    public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
        .authorized
    }

    public static func requestAuthorization(
        for level: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.authorized) }
    }
}

/// A photo or a film. No app is given one: the library is empty.
public final class PHAsset: NSObject, Sendable {
    public let localIdentifier: String
    public let creationDate: Date?
    public let pixelWidth: Int
    public let pixelHeight: Int
    public let mediaType: PHAssetMediaType
    public let isFavorite: Bool

    private override init() {
        (localIdentifier, creationDate, pixelWidth, pixelHeight) = ("", nil, 0, 0)
        (mediaType, isFavorite) = (.unknown, false)
    }

    public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    public static func fetchAssets(with type: PHAssetMediaType, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
    public static func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// What to look for.
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0

    public override init() {}
}

/// What was found: nothing.
public final class PHFetchResult<Object: AnyObject>: NSObject {
    public var count: Int { 0 }
    public var firstObject: Object? { nil }
    public var lastObject: Object? { nil }

    override init() {}

    public func object(at index: Int) -> Object { fatalError("there is no object at \(index)") }
    public func enumerateObjects(_ block: (Object, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
