// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import SwiftUI

/// Detects faces, codes and text in an image, but finds none.
open class CIDetector: NSObject, @unchecked Sendable {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// An object detected in an image; no detector finds one here.
open class CIFeature: NSObject, @unchecked Sendable {
    fileprivate override init() {}

    open var type: String { "" }
}

open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open var messageString: String? { nil }
}
