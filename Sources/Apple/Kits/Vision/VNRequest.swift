// Vision: words, faces and codes in pictures. This device sees nothing: a request that is performed finds none.

@_exported public import CoreImage
@_exported public import CoreML
public import CoreVideo
public import SwiftUI

public typealias VNRequestCompletionHandler = @Sendable (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// What was looked for. A request for one kind of thing has results of that kind, which a class could not override.
public protocol _VNFinding {
    var _isPerformed: Bool { get }
}

extension _VNFinding {
    public var results: [VNObservation]? { _isPerformed ? [] : nil }
}

/// What to look for in a picture.
open class VNRequest: NSObject, _VNFinding, @unchecked Sendable {
    open var completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    public fileprivate(set) var _isPerformed = false

    public override convenience init() { self.init(completionHandler: nil) }
    public init(completionHandler: VNRequestCompletionHandler?) {
        self.completionHandler = completionHandler
    }

    open func cancel() {}
    open class var supportedRevisions: IndexSet { [1] }
    open class var defaultRevision: Int { 1 }
    open class var currentRevision: Int { 1 }

    func perform() {
        _isPerformed = true
        completionHandler?(self, nil)
    }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Looks at one picture.
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

    /// Tells each request, before it returns, that nothing was found.
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.perform() }
    }
}

/// Looks at one picture after the other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    public override init() {}

    open func perform(_ requests: [VNRequest], on image: CGImage) throws {
        for request in requests { request.perform() }
    }
    open func perform(
        _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
    ) throws { try perform(requests, on: image) }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws {
        for request in requests { request.perform() }
    }
    open func perform(
        _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation
    ) throws { try perform(requests, on: image) }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        for request in requests { request.perform() }
    }
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws { try perform(requests, on: pixelBuffer) }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let VNErrorDomain = "com.apple.vis"  // swift-format-ignore

public enum VNErrorCode: Int, Error, Sendable {
    case ok = 0
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBoundsError = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case outOfMemory = 10
    case unknownError = 11
    case invalidOperation = 12
    case invalidImage = 13
    case invalidArgument = 14
    case invalidModel = 15
    case unsupportedRevision = 16
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

// swift-format-ignore: AlwaysUseLowerCamelCase
public func VNNormalizedRectForImageRect(  // swift-format-ignore
    _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
    let (width, height) = (CGFloat(max(imageWidth, 1)), CGFloat(max(imageHeight, 1)))
    return CGRect(
        x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
        height: imageRect.height / height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func VNImagePointForNormalizedPoint(  // swift-format-ignore
    _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
