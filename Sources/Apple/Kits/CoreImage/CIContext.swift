public import SwiftUI

/// Renders images.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    public init(options: [CIContextOption: Any]? = nil) {}
    public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {}

    open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.linearSRGB) }

    /// A part of the original image, or an empty drawing of the part's size; nil for an empty or infinite rectangle.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard !fromRect.isInfinite, fromRect.width >= 1, fromRect.height >= 1 else { return nil }
        if let picture = image.cgImage { return picture.cropping(to: fromRect) }
        return UIGraphicsImageRenderer(size: fromRect.size).image { _ in }.cgImage
    }
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}
    open func render(_ image: CIImage, to buffer: CVPixelBuffer) {}
    open func render(
        _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
    ) {}
    /// Rendering leaves the bytes unchanged.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
        format: CIFormat, colorSpace: CGColorSpace?
    ) {}
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The pixel format of an image.
// swift-format-ignore: AlwaysUseLowerCamelCase
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let RGBA8 = CIFormat(rawValue: 264)
    // swift-format-ignore: AlwaysUseLowerCamelCase
}
