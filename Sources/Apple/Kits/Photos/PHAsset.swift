public import CoreLocation
public import Foundation
public import SwiftUI

/// What a library consists of. No app is given one: the library is empty.
open class PHObject: NSObject, @unchecked Sendable {
    public let localIdentifier: String
    override init() { localIdentifier = "" }
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// A photo or a film.
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
    public var hasAdjustments: Bool { false }
    public var playbackStyle: PlaybackStyle { .unsupported }
    public var sourceType: PHAssetSourceType { [] }
    public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

    public enum PlaybackStyle: Int, Sendable {
        case unsupported, image, imageAnimated, livePhoto, video, videoLooping
    }

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
    public static func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
    case moment
}

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedAlbum = 5
    case albumImported = 6
    case albumMyPhotoStream = 100
    case albumCloudShared = 101
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas = 201
    case smartAlbumVideos = 202
    case smartAlbumFavorites = 203
    case smartAlbumRecentlyAdded = 206
    case smartAlbumUserLibrary = 209
    case smartAlbumSelfPortraits = 210
    case smartAlbumScreenshots = 211
    case smartAlbumLivePhotos = 213
    case any = 9_223_372_036_854_775_807
}

open class PHCollection: PHObject, @unchecked Sendable {
    public var canContainAssets: Bool { true }
    public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<
        PHCollection
    > {
        PHFetchResult()
    }
    public var localizedTitle: String? { nil }
}

public final class PHAssetCollection: PHCollection, @unchecked Sendable {
    public var startDate: Date? { nil }
    public var endDate: Date? { nil }
    public var approximateLocation: CLLocation? { nil }
    public var localizedLocationNames: [String] { [] }
    public let assetCollectionType: PHAssetCollectionType
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    public let estimatedAssetCount: Int
    private override init() {
        (assetCollectionType, assetCollectionSubtype, estimatedAssetCount) = (.album, .albumRegular, 0)
    }

    public static func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    public static func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What to look for.
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false

    public override init() {}
}

/// What was found: nothing.
public final class PHFetchResult<Object: AnyObject>: NSObject {
    public var count: Int { 0 }
    public var firstObject: Object? { nil }
    public var lastObject: Object? { nil }

    override init() {}

    public func object(at index: Int) -> Object { fatalError("there is no object at \(index)") }
    public subscript(index: Int) -> Object { object(at: index) }
    public func objects(at indexes: IndexSet) -> [Object] { [] }
    public func index(of object: Object) -> Int { NSNotFound }
    public func contains(_ object: Object) -> Bool { false }
    public func enumerateObjects(_ block: (Object, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// How assets are made and changed. The library cannot be changed, so no request is ever carried out.
open class PHAssetChangeRequest: NSObject {
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

    override init() {}
    public convenience init(for asset: PHAsset) { self.init() }

    @discardableResult
    public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { .init() }
    @discardableResult
    public class func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest? { nil }
    @discardableResult
    public class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? { nil }
    public class func deleteAssets(_ assets: any NSFastEnumeration) {}
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
    public var originalFilename: String?
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

public enum PHAssetEditOperation: Int, Sendable {
    case delete = 1
    case content, properties
}

public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// How albums are made and changed. The library cannot be changed, so no request is ever carried out.
open class PHAssetCollectionChangeRequest: NSObject {
    open var title = ""
    /// What stands for the new album until the request is carried out, which never happens.
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
    open func addAssets(_ assets: any NSFastEnumeration) {}
    open func removeAssets(_ assets: any NSFastEnumeration) {}
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
}

/// A file of a photo. No app is given one.
public final class PHAssetResource: NSObject, Sendable {
    public let type: PHAssetResourceType
    public let originalFilename: String
    public let uniformTypeIdentifier: String
    private init(none: Void) { (type, originalFilename, uniformTypeIdentifier) = (.photo, "", "") }
    public static func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
