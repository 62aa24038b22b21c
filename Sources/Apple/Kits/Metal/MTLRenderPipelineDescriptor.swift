// What describes work: it is kept, and nothing comes of it.

/// Descriptions by number, each made when it is asked for.
public final class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private var all: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
    public subscript(index: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get {
            let one = all[index] ?? MTLRenderPipelineColorAttachmentDescriptor()
            all[index] = one
            return one
        }
        set { all[index] = newValue }
    }
}

public final class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    public var pixelFormat = MTLPixelFormat.invalid
    public var isBlendingEnabled = false
    public var sourceRGBBlendFactor = MTLBlendFactor.one
    public var destinationRGBBlendFactor = MTLBlendFactor.zero
    public var rgbBlendOperation = MTLBlendOperation.add
    public var sourceAlphaBlendFactor = MTLBlendFactor.one
    public var destinationAlphaBlendFactor = MTLBlendFactor.zero
    public var alphaBlendOperation = MTLBlendOperation.add
    public override init() {}
}

public final class MTLRenderPipelineDescriptor: NSObject {
    public var label: String?
    public var vertexFunction: (any MTLFunction)?
    public var fragmentFunction: (any MTLFunction)?
    public var vertexDescriptor: MTLVertexDescriptor?
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
    public var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    public var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    public var rasterSampleCount = 1
    public var sampleCount = 1
    public override init() {}
}

public final class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private var all: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
    public subscript(index: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get {
            let one = all[index] ?? MTLRenderPassColorAttachmentDescriptor()
            all[index] = one
            return one
        }
        set { all[index] = newValue }
    }
}

public class MTLRenderPassAttachmentDescriptor: NSObject {
    public var texture: (any MTLTexture)?
    public var resolveTexture: (any MTLTexture)?
    public var loadAction = MTLLoadAction.dontCare
    public var storeAction = MTLStoreAction.store
}

public final class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    public var clearColor = MTLClearColor()
}

public final class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    public var clearDepth = 1.0
}

public final class MTLRenderPassDescriptor: NSObject {
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
    public var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! =
        MTLRenderPassDepthAttachmentDescriptor()
    public override init() {}
}

public final class MTLTextureDescriptor: NSObject {
    public var textureType = MTLTextureType.type2D
    public var pixelFormat = MTLPixelFormat.rgba8Unorm
    public var width = 1
    public var height = 1
    public var depth = 1
    public var mipmapLevelCount = 1
    public var sampleCount = 1
    public var arrayLength = 1
    public var usage = MTLTextureUsage.shaderRead
    public var storageMode = MTLStorageMode.shared
    public override init() {}
    public class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    )
        -> MTLTextureDescriptor
    {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        return descriptor
    }
}

public final class MTLSamplerDescriptor: NSObject {
    public var minFilter = MTLSamplerMinMagFilter.nearest
    public var magFilter = MTLSamplerMinMagFilter.nearest
    public var mipFilter = MTLSamplerMipFilter.notMipmapped
    public var sAddressMode = MTLSamplerAddressMode.clampToEdge
    public var tAddressMode = MTLSamplerAddressMode.clampToEdge
    public override init() {}
}

public final class MTLDepthStencilDescriptor: NSObject {
    public var depthCompareFunction = MTLCompareFunction.always
    public var isDepthWriteEnabled = false
    public override init() {}
}

public final class MTLVertexAttributeDescriptor: NSObject {
    public var format = MTLVertexFormat.invalid
    public var offset = 0
    public var bufferIndex = 0
}

public final class MTLVertexBufferLayoutDescriptor: NSObject {
    public var stride = 0
    public var stepRate = 1
    public var stepFunction = MTLVertexStepFunction.perVertex
}

public final class MTLVertexDescriptor: NSObject {
    public final class Attributes: NSObject {
        private var all: [Int: MTLVertexAttributeDescriptor] = [:]
        public subscript(index: Int) -> MTLVertexAttributeDescriptor! {
            get {
                let one = all[index] ?? MTLVertexAttributeDescriptor()
                all[index] = one
                return one
            }
            set { all[index] = newValue }
        }
    }
    public final class Layouts: NSObject {
        private var all: [Int: MTLVertexBufferLayoutDescriptor] = [:]
        public subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! {
            get {
                let one = all[index] ?? MTLVertexBufferLayoutDescriptor()
                all[index] = one
                return one
            }
            set { all[index] = newValue }
        }
    }
    public let attributes = Attributes()
    public let layouts = Layouts()
    public override init() {}
}

/// A layer that a processor paints. There is none, so it has nothing to paint on.
@preconcurrency @MainActor open class CAMetalLayer: CALayer {
    open var device: (any MTLDevice)?
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    open var framebufferOnly = true
    open var drawableSize = CGSize.zero
    open var presentsWithTransaction = false
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
