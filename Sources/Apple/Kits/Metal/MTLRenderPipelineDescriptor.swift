// Descriptors of GPU work; the course stores descriptors, and they have no effect.

/// A list of descriptors, each created on first access.
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
    public override init() {}
}

public final class MTLRenderPipelineDescriptor: NSObject {
    public var label: String?
    public var vertexFunction: (any MTLFunction)?
    public var fragmentFunction: (any MTLFunction)?
    public var vertexDescriptor: MTLVertexDescriptor?
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
    public var depthAttachmentPixelFormat = MTLPixelFormat.invalid
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

public class MTLRenderPassAttachmentDescriptor: NSObject {}

public final class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {}

public final class MTLRenderPassDescriptor: NSObject {
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
    public override init() {}
}

public final class MTLTextureDescriptor: NSObject {
    public var pixelFormat = MTLPixelFormat.rgba8Unorm
    public var width = 1
    public var height = 1
    public var depth = 1
    public var usage = MTLTextureUsage.shaderRead
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
}

public final class MTLVertexBufferLayoutDescriptor: NSObject {
    public var stride = 0
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
