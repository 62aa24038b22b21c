// MetalKit: a view that a graphics processor paints. This device has none, so it is never asked to.

@_exported public import Metal
@_exported public import ModelIO
@_exported public import SwiftUI
@_exported public import simd

@preconcurrency @MainActor open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var clearColor = MTLClearColor()
    open var clearDepth = 1.0
    open var sampleCount = 1
    open var drawableSize = CGSize.zero
    open var autoResizeDrawable = true
    open var framebufferOnly = true
    open var presentsWithTransaction = false
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var isPaused = false
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var depthStencilTexture: (any MTLTexture)? { nil }
    open var preferredDevice: (any MTLDevice)? { nil }

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Asks the delegate, as the app wishes. There is still nothing to paint on.
    open func draw() { delegate?.draw(in: self) }
    open func releaseDrawables() {}
}

@preconcurrency @MainActor public protocol MTKViewDelegate: AnyObject {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// Makes pictures for a processor. There is none.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
        public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    }
    public struct Origin: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
        public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
        public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
    }
    public let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw missing(URL.path)
    }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw missing("")
    }
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw missing("")
    }
    open func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
    ) throws -> any MTLTexture { throw missing(name) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    open func newTexture(URL: URL, options: [Option: Any]? = nil) async throws -> any MTLTexture {
        throw missing(URL.path)
    }
    private func missing(_ name: String) -> any Error {
        CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: name])
    }
}
