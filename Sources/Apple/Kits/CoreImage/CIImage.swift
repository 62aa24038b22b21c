// CoreImage: image filters. Filters paint nothing: a filter only computes the size of its output.

@_exported public import CoreVideo
@_exported public import ImageIO
public import SwiftUI

/// An image, stored as the steps that produce it.
open class CIImage: NSObject, @unchecked Sendable {
    public let extent: CGRect
    open var properties: [String: Any] { [:] }
    public private(set) var url: URL?
    public private(set) var cgImage: CGImage?
    public private(set) var pixelBuffer: CVPixelBuffer?
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    init(extent: CGRect) { self.extent = extent }

    public init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        cgImage = image
    }

    public init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let picture = image.cgImage else { return nil }
        extent = CGRect(origin: .zero, size: image.size)
        cgImage = picture
    }

    public init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let picture = UIImage(data: data)?.cgImage else { return nil }
        extent = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        cgImage = picture
    }

    public init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard url.isFileURL, let data = try? Data(contentsOf: url), let picture = UIImage(data: data)?.cgImage
        else { return nil }
        extent = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        (cgImage, self.url) = (picture, url)
    }

    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        extent = CGRect(
            x: 0, y: 0, width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer)
        )
        self.pixelBuffer = pixelBuffer
    }

    public convenience init(cvImageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvPixelBuffer: cvImageBuffer, options: options)
    }

    public init(color: CIColor) { extent = .infinite }

    open class func empty() -> CIImage { CIImage(extent: .null) }

    public static let black = CIImage(color: .black)
    public static let white = CIImage(color: .white)
    public static let gray = CIImage(color: .gray)
    public static let red = CIImage(color: .red)
    public static let green = CIImage(color: .green)
    public static let blue = CIImage(color: .blue)
    public static let clear = CIImage(color: .clear)
}

extension CIImage {
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        if extent.isInfinite || extent.isNull { return CIImage(extent: extent) }
        let corners = [
            CGPoint(x: extent.minX, y: extent.minY), CGPoint(x: extent.maxX, y: extent.minY),
            CGPoint(x: extent.minX, y: extent.maxY), CGPoint(x: extent.maxX, y: extent.maxY),
        ].map { $0.applying(matrix) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CIImage(
            extent: CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top))
    }
    public func cropped(to rect: CGRect) -> CIImage {
        CIImage(extent: extent.isInfinite ? rect : extent.intersection(rect))
    }
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        orientation.rawValue < 5 || extent.isInfinite
            ? CIImage(extent: extent)
            : CIImage(
                extent: CGRect(
                    x: extent.minX, y: extent.minY, width: extent.height, height: extent.width))
    }
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(
            extent: extent.isInfinite || dest.extent.isInfinite ? .infinite : extent.union(dest.extent))
    }
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: params)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? CIImage.empty()
    }
    public func applyingFilter(_ filterName: String) -> CIImage {
        applyingFilter(filterName, parameters: [:])
    }
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        extent.isInfinite
            ? CIImage(extent: extent)
            : CIImage(extent: extent.insetBy(dx: -3 * CGFloat(sigma), dy: -3 * CGFloat(sigma)))
    }
    public func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }
}

/// Options for reading an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
}

extension UIImage {
    /// Creates an image from the Core Graphics image, or else an empty image of the same size.
    public convenience init(ciImage: CIImage) {
        let size = ciImage.extent.isInfinite || ciImage.extent.isNull ? .zero : ciImage.extent.size
        let drawing = UIGraphicsImageRenderer(size: size).image { _ in }
        if let picture = ciImage.cgImage ?? drawing.cgImage {
            self.init(cgImage: picture)
        } else {
            self.init()
        }
    }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        self.init(ciImage: ciImage)
    }
    /// The Core Image image is nil, because a `UIImage` does not store the steps that produced it.
    public var ciImage: CIImage? { nil }
}
