public import SwiftUI

/// Turns recipes into pictures.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    public init(options: [CIContextOption: Any]? = nil) {}
    public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {}

    open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.linearSRGB) }
    open var workingFormat: CIFormat { .RGBAh }

    /// A picture as it was, or a drawing of its size. Nil if it has none.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard !fromRect.isInfinite, fromRect.width >= 1, fromRect.height >= 1 else { return nil }
        if let picture = image.cgImage { return picture.cropping(to: fromRect) }
        return UIGraphicsImageRenderer(size: fromRect.size).image { _ in }.cgImage
    }
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}
    open func render(_ image: CIImage, to buffer: CVPixelBuffer) {}
    open func render(
        _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
    ) {}
    /// The bytes stay as they are.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
        format: CIFormat, colorSpace: CGColorSpace?
    ) {}
    open func clearCaches() {}
    open func reclaimResources() {}

    // Nothing is painted, so there are no bytes.

    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    open func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    open func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    open func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { throw CocoaError(.fileWriteUnknown) }
    open func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { throw CocoaError(.fileWriteUnknown) }
    open func writeHEIFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { throw CocoaError(.fileWriteUnknown) }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
    public static let disparityImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationDisparityImage")
}

/// How the numbers of a picture are kept.
// swift-format-ignore: AlwaysUseLowerCamelCase
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let ARGB8 = CIFormat(rawValue: 265)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let BGRA8 = CIFormat(rawValue: 266)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let RGBA8 = CIFormat(rawValue: 264)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let ABGR8 = CIFormat(rawValue: 267)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let RGBAh = CIFormat(rawValue: 2056)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let RGBA16 = CIFormat(rawValue: 1288)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let RGBAf = CIFormat(rawValue: 2312)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let R8 = CIFormat(rawValue: 257)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let A8 = CIFormat(rawValue: 258)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let L8 = CIFormat(rawValue: 259)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let Rf = CIFormat(rawValue: 2305)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let Lf = CIFormat(rawValue: 2307)
}
