open class NSImageRep: NSObject, @unchecked Sendable {
    open var size: NSSize
    open var pixelsWide: Int
    open var pixelsHigh: Int
    open var bitsPerSample = 8
    open var hasAlpha = true
    open var isOpaque = false
    open var colorSpaceName = NSColorSpaceName.deviceRGB
    init(size: NSSize) {
        self.size = size
        (pixelsWide, pixelsHigh) = (Int(size.width), Int(size.height))
        super.init()
    }
    @discardableResult open func draw() -> Bool { false }
    @discardableResult open func draw(in rect: NSRect) -> Bool { false }
    @discardableResult open func draw(at point: NSPoint) -> Bool { false }
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { nil }
    public typealias HintKey = NSImage.HintKey
}

/// A bitmap image representation: stores the image's data, but has no pixels.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
    let picture: Picture

    init(_ picture: Picture) {
        self.picture = picture
        super.init(size: picture.size)
    }

    public convenience init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.init(picture)
    }
    public convenience init(cgImage: CGImage) { self.init(cgImage.image.picture) }
    public convenience init?(focusedViewRect rect: NSRect) { nil }
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
        isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(.drawing(of: NSSize(width: width, height: height)))
    }
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
        isPlanar: Bool, colorSpaceName: NSColorSpaceName, bitmapFormat: Format, bytesPerRow rBytes: Int,
        bitsPerPixel pBits: Int
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(.drawing(of: NSSize(width: width, height: height)))
    }

    open var cgImage: CGImage? { UIImage(picture).cgImage }
    open var tiffRepresentation: Data? { picture.data }
    open var bitmapData: UnsafeMutablePointer<UInt8>? { nil }
    open var bytesPerRow: Int { pixelsWide * 4 }
    open var bytesPerPlane: Int { bytesPerRow * pixelsHigh }
    open var bitsPerPixel: Int { 32 }
    open var samplesPerPixel: Int { 4 }
    open var numberOfPlanes: Int { 1 }
    open var isPlanar: Bool { false }
    open var bitmapFormat: Format { [] }
    open var colorSpace: NSColorSpace { .sRGB }
    open func colorAt(x: Int, y: Int) -> NSColor? { nil }
    open func setColor(_ color: NSColor, atX x: Int, y: Int) {}
    open func converting(to targetSpace: NSColorSpace, renderingIntent: Int) -> NSBitmapImageRep? { self }
    open func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep? { self }
    open func setProperty(_ property: PropertyKey, withValue value: Any?) {}
    open func value(forProperty property: PropertyKey) -> Any? { nil }

    /// Returns the image's original data, in its original format.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any] = [:]) -> Data? {
        picture.data
    }
    open class func representationOfImageReps(
        in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any] = [:]
    ) -> Data? { (imageReps.first as? NSBitmapImageRep)?.picture.data }

    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    public enum TIFFCompression: UInt, Sendable {
        case none = 1
        case ccittfax3 = 3
        case ccittfax4 = 4
        case lzw = 5
        case jpeg = 6
        case next = 32766
        case packBits = 32773
        case oldJPEG = 32865
    }
    public struct Format: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alphaFirst = Format(rawValue: 1)
        public static let alphaNonpremultiplied = Format(rawValue: 2)
        public static let floatingPointSamples = Format(rawValue: 4)
    }
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
        public static let frameCount = PropertyKey(rawValue: "NSImageFrameCount")
        public static let currentFrame = PropertyKey(rawValue: "NSImageCurrentFrame")
        public static let currentFrameDuration = PropertyKey(rawValue: "NSImageCurrentFrameDuration")
        public static let loopCount = PropertyKey(rawValue: "NSImageLoopCount")
        public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
        public static let fallbackBackgroundColor = PropertyKey(rawValue: "NSImageFallbackBackgroundColor")
    }
}
