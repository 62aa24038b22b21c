public import CoreLocation
public import Foundation
public import SwiftUI

/// An object in the photo library; the library is empty, so apps never receive an object.
open class PHObject: NSObject, @unchecked Sendable {
    public let localIdentifier: String
    override init() { localIdentifier = "" }
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A photo or a video.
public final class PHAsset: PHObject, @unchecked Sendable {
    public let creationDate: Date?
    public let modificationDate: Date?
    public let location: CLLocation?
    public let pixelWidth: Int
    public let pixelHeight: Int
    public let duration: TimeInterval
    public let mediaType: PHAssetMediaType
    public let mediaSubtypes: PHAssetMediaSubtype
    public let isFavorite: Bool
    public let isHidden: Bool
    public let burstIdentifier: String?
    public let representsBurst: Bool

    private override init() {
        (creationDate, modificationDate, location, pixelWidth, pixelHeight) = (nil, nil, nil, 0, 0)
        (duration, mediaType, mediaSubtypes) = (0, .unknown, [])
        (isFavorite, isHidden, burstIdentifier, representsBurst) = (false, false, nil, false)
    }

    public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    public static func fetchAssets(
        with type: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    public static func fetchAssets(
        in collection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
    case moment
}

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case any = 9_223_372_036_854_775_807
}

open class PHCollection: PHObject, @unchecked Sendable {}

public final class PHAssetCollection: PHCollection, @unchecked Sendable {
    public let assetCollectionType: PHAssetCollectionType
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    public let estimatedAssetCount: Int
    private override init() {
        (assetCollectionType, assetCollectionSubtype, estimatedAssetCount) = (.album, .albumRegular, 0)
    }

    public static func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

open class PHFetchOptions: NSObject {
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0

    public override init() {}
}

/// The result of a fetch from the photo library; the result is empty.
public final class PHFetchResult<Object: AnyObject>: NSObject {
    public var count: Int { 0 }
    public var firstObject: Object? { nil }

    override init() {}

    public func object(at index: Int) -> Object { fatalError("there is no object at \(index)") }
    public subscript(index: Int) -> Object { object(at: index) }
    public func index(of object: Object) -> Int { NSNotFound }
    public func contains(_ object: Object) -> Bool { false }
    public func enumerateObjects(_ block: (Object, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// Creates and changes assets. The library cannot be changed, so requests are never performed.
open class PHAssetChangeRequest: NSObject {
    open var location: CLLocation?
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

    override init() {}
    public convenience init(for asset: PHAsset) { self.init() }

    @discardableResult
    public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { .init() }
    @discardableResult
    public class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? { nil }
}

public final class PHObjectPlaceholder: PHObject, @unchecked Sendable {
    init(none: Void) { super.init() }
}

public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo
    case pairedVideo = 9
}

public final class PHAssetResourceCreationOptions: NSObject {
    public var shouldMoveFile = false
    public override init() {}
}

public final class PHAssetCreationRequest: PHAssetChangeRequest {
    public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    public func addResource(
        with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
    ) {}
    public func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {}
}

/// Creates and changes albums. The library cannot be changed, so requests are never performed.
open class PHAssetCollectionChangeRequest: NSObject {
    open var title = ""
    /// Represents a new album until its request is performed; the course never performs the
    /// request.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder(none: ()) }

    override init() {}
    public convenience init?(for collection: PHAssetCollection) { self.init() }
    public convenience init?(for collection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        self.init()
    }

    @discardableResult open class func creationRequestForAssetCollection(
        withTitle title: String
    ) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }
    open class func deleteAssetCollections(_ collections: any NSFastEnumeration) {}
}
