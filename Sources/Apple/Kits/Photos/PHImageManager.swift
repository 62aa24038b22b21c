public import Foundation
public import SwiftUI

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill

    public static var `default`: PHImageContentMode { .aspectFit }
}

public typealias PHImageRequestID = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase

open class PHImageRequestOptions: NSObject {
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false

    public override init() {}
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
}

/// Loads images of assets. Apps never receive an asset, so nothing is loaded.
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
}

/// Preloads images.
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

/// A Live Photo; apps never receive one.
public final class PHLivePhoto: NSObject, Sendable {}
