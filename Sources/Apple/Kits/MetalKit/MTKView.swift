// MetalKit: a view that a GPU draws. This device has no GPU, so the view never asks its delegate to draw.

@_exported public import Metal
@_exported public import ModelIO
@_exported public import SwiftUI
@_exported public import simd

@preconcurrency @MainActor open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var drawableSize = CGSize.zero
    open var framebufferOnly = true
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Calls the delegate when the app's code calls `draw()`. The view has no drawable.
    open func draw() { delegate?.draw(in: self) }
}

@preconcurrency @MainActor public protocol MTKViewDelegate: AnyObject {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// Loads textures; each call fails, because the device has no GPU.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    }
    public let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device }
}
