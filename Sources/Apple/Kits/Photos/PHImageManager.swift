public import Foundation
public import SwiftUI

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill

    public static var `default`: PHImageContentMode { .aspectFit }
}

public typealias PHImageRequestID = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

open class PHImageRequestOptions: NSObject {
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var version = PHImageRequestOptionsVersion.current
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var normalizedCropRect = CGRect.zero
    open var allowSecondaryDegradedImage = false
    open var progressHandler: PHAssetImageProgressHandler?

    public override init() {}
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// Gives the pictures of the library. No app is given an asset, so no picture is asked for.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let only = PHImageManager()
    open class func `default`() -> PHImageManager { only }

    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping @Sendable (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        DispatchQueue.main.async { resultHandler(nil, nil) }
        return 0
    }

    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler:
            @escaping @Sendable (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        DispatchQueue.main.async { resultHandler(nil, nil, .up, nil) }
        return 0
    }

    @discardableResult open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        DispatchQueue.main.async { resultHandler(nil, nil) }
        return 0
    }

    open func cancelImageRequest(_ request: PHImageRequestID) {}
}

/// Gets pictures ready that will be asked for.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true

    public override init() {}

    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

public typealias PHAssetImageProgressHandler =
    @Sendable (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

open class PHLivePhotoRequestOptions: NSObject {
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var version = PHImageRequestOptionsVersion.current
    open var isNetworkAccessAllowed = false
    public override init() {}
}

/// A photo that moves. No app is given one.
public final class PHLivePhoto: NSObject, Sendable {
    public let size: CGSize
    private init(none: Void) { size = .zero }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let PHImageErrorKey = "PHImageErrorKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let PHImageCancelledKey = "PHImageCancelledKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let PHInvalidImageRequestID: PHImageRequestID = 0
