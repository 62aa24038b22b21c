// Vision: text, faces and codes in images. This device recognizes nothing: every performed request has empty
// results.

@_exported public import CoreImage
@_exported public import CoreML
public import CoreVideo
public import SwiftUI

public typealias VNRequestCompletionHandler = @Sendable (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// Declares `results` in a protocol, because each kind of request has another result type, and a subclass
/// cannot override a property with another type.
public protocol _VNFinding {
    var _isPerformed: Bool { get }
}

extension _VNFinding {
    public var results: [VNObservation]? { _isPerformed ? [] : nil }
}

/// A request to analyze an image.
open class VNRequest: NSObject, _VNFinding, @unchecked Sendable {
    open var completionHandler: VNRequestCompletionHandler?
    public fileprivate(set) var _isPerformed = false

    public override convenience init() { self.init(completionHandler: nil) }
    public init(completionHandler: VNRequestCompletionHandler?) {
        self.completionHandler = completionHandler
    }

    open func cancel() {}

    func perform() {
        _isPerformed = true
        completionHandler?(self, nil)
    }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {}

/// Performs requests on one image.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(
        data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    public init(
        url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}

    /// Completes each request with empty results before it returns.
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.perform() }
    }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

public enum VNErrorCode: Int, Error, Sendable {
    case operationFailed = 3
    case invalidModel = 15
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func VNImageRectForNormalizedRect(  // swift-format-ignore
    _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
    CGRect(
        x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
        width: normalizedRect.width * CGFloat(imageWidth),
        height: normalizedRect.height * CGFloat(imageHeight))
}
