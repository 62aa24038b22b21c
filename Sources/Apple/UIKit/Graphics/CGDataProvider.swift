public final class CGDataProvider: @unchecked Sendable {
    public let data: CFData?

    public init?(data: CFData) { self.data = data }
    public init?(url: CFURL) {
        let url = url as URL
        guard url.isFileURL, let read = try? Data(contentsOf: url) else { return nil }
        data = read as CFData
    }
    public init?(filename: UnsafePointer<CChar>) {
        guard let read = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        data = read as CFData
    }
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        self.data = Data(bytes: data, count: size) as CFData
        releaseData(info, data, size)
    }
}

public final class CGDataConsumer: @unchecked Sendable {
    public init?(data: NSMutableData) {}
    public init?(url: CFURL) {}
}

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none
    case premultipliedLast
    case premultipliedFirst
    case last
    case first
    case noneSkipLast
    case noneSkipFirst
    case alphaOnly
}

public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    public static let byteOrderDefault: CGBitmapInfo = []
}

public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
    case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
    case plusLighter
}

public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case medium = 4
    case high = 3
}

public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGImage {
    /// Makes an image of the given size without reading the image's bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(UIImage(.drawing(of: CGSize(width: width, height: height))))
    }
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, let image = UIImage(data: data as Data) else { return nil }
        self.init(image)
    }
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        self.init(
            pngDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate,
            intent: intent)
    }

    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    public var isMask: Bool { false }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    public var utType: CFString? { nil }
    /// The image's bytes: always nil, because images have no pixels.
    public var dataProvider: CGDataProvider? { nil }

    public func copy() -> CGImage? { CGImage(image) }
    public func copy(colorSpace: CGColorSpace) -> CGImage? { CGImage(image) }
    public func masking(_ mask: CGImage) -> CGImage? { CGImage(image) }
}

extension CGImage: Hashable {
    public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }
    public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
