// CoreVideo: images as bytes. Apps can create and fill a pixel buffer; no camera or video supplies pixel
// buffers.

@_exported public import Foundation

public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64

/// The bytes of an image.
public class CVBuffer: Hashable, @unchecked Sendable {
    let width: Int
    let height: Int
    let format: OSType
    let bytesPerRow: Int
    let bytes: UnsafeMutableRawPointer
    private let release: (@Sendable () -> Void)?
    var attachments: [String: Any] = [:]

    init(width: Int, height: Int, format: OSType) {
        (self.width, self.height, self.format) = (width, height, format)
        bytesPerRow = (width * Self.bytesPerPixel(format) + 63) / 64 * 64
        bytes = .allocate(byteCount: max(1, bytesPerRow * height * 3 / 2), alignment: 64)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, bytesPerRow * height * 3 / 2))
        release = nil
    }

    /// Uses memory that the caller owns.
    init(
        width: Int, height: Int, format: OSType, bytes: UnsafeMutableRawPointer, bytesPerRow: Int,
        release: @escaping @Sendable () -> Void
    ) {
        (self.width, self.height, self.format) = (width, height, format)
        (self.bytes, self.bytesPerRow, self.release) = (bytes, bytesPerRow, release)
    }

    deinit {
        if let release { release() } else { bytes.deallocate() }
    }

    static func bytesPerPixel(_ format: OSType) -> Int {
        switch format {
        case kCVPixelFormatType_OneComponent8, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
            kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8Planar:
            1
        case kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_DisparityFloat16,
            kCVPixelFormatType_OneComponent16Half:
            2
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: 3
        case kCVPixelFormatType_64ARGB, kCVPixelFormatType_64RGBAHalf: 8
        case kCVPixelFormatType_128RGBAFloat: 16
        default: 4
        }
    }

    /// True if the format has two planes: one for luminance, and one at half the size for color.
    var isBiPlanar: Bool {
        format == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
            || format == kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
    }

    public static func == (left: CVBuffer, right: CVBuffer) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

public enum CVAttachmentMode: UInt32, Sendable {
    case shouldPropagate = 1
}
