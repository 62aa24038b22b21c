public import CoreImage
import CoreML
public import CoreVideo
public import SwiftUI

/// What to look for in a picture, in a task.
public protocol VisionRequest: Hashable, Sendable, CustomStringConvertible {
    associatedtype Result: Sendable
}

extension VisionRequest {
    public var description: String { "\(Self.self)" }
}

/// A request for pictures.
public protocol ImageProcessingRequest: VisionRequest {
    var regionOfInterest: NormalizedRect { get set }
    /// What is found where nothing is. Nil where there has to be something.
    static var _nothing: Result? { get }
}

extension ImageProcessingRequest {
    fileprivate func nothing() throws -> Result {
        guard let nothing = Self._nothing else { throw VisionError.operationFailed("no model") }
        return nothing
    }
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws
        -> Result
    {
        try nothing()
    }
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws
        -> Result
    {
        try nothing()
    }
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result
    {
        try nothing()
    }
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try nothing()
    }
    public func perform(
        on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result { try nothing() }
}

public enum VisionError: Error, Sendable {
    case requestCancelled(String)
    case invalidFormat(String)
    case operationFailed(String)
    case outOfBounds(String)
    case invalidOption(String)
    case ioError(String)
    case missingOption(String)
    case notImplemented(String)
    case internalError(String)
    case outOfMemory(String)
    case unknownError(String)
    case invalidOperation(String)
    case invalidImage(String)
    case invalidArgument(String)
    case invalidModel(String)
    case unsupportedRevision(String)
    case dataUnavailable(String)
    case timeStampNotFound(String)
    case timeout(String)
}

/// Looks at one picture. It finds nothing.
public final class ImageRequestHandler: Sendable {
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}

    public func perform<Request: ImageProcessingRequest>(_ request: Request) async throws -> Request.Result {
        try request.nothing()
    }
    public func perform<each Request: ImageProcessingRequest>(
        _ request: repeat each Request
    ) async throws -> (repeat (each Request).Result) {
        (repeat try (each request).nothing())
    }
}

/// Where the origin of a picture is.
public enum CoordinateOrigin: Hashable, Sendable { case lowerLeft, upperLeft }

/// A rectangle of which the whole picture is one by one.
public struct NormalizedRect: Hashable, Codable, Sendable {
    public let cgRect: CGRect

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }
    public init(normalizedRect: CGRect) { cgRect = normalizedRect }
    public init(imageRect: CGRect, in imageSize: CGSize) {
        let (width, height) = (max(imageSize.width, 1), max(imageSize.height, 1))
        cgRect = CGRect(
            x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
            height: imageRect.height / height)
    }

    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)

    public var origin: CGPoint { cgRect.origin }
    public var width: CGFloat { cgRect.width }
    public var height: CGFloat { cgRect.height }

    public func verticallyFlipped() -> NormalizedRect {
        NormalizedRect(x: cgRect.minX, y: 1 - cgRect.maxY, width: width, height: height)
    }
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        let rect = origin == .lowerLeft ? cgRect : verticallyFlipped().cgRect
        return CGRect(
            x: rect.minX * imageSize.width, y: rect.minY * imageSize.height,
            width: rect.width * imageSize.width, height: rect.height * imageSize.height)
    }
}

public struct NormalizedPoint: Hashable, Codable, Sendable {
    public let x: CGFloat
    public let y: CGFloat

    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
    public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        CGPoint(
            x: x * imageSize.width, y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
    }
}
