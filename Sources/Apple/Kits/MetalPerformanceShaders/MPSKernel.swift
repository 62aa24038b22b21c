// MetalPerformanceShaders: GPU kernels, which do not run without a GPU.

@_exported public import Metal

open class MPSKernel: NSObject {
    public let device: any MTLDevice
    open var label: String?
    public init(device: any MTLDevice) { self.device = device }
}

open class MPSUnaryImageKernel: MPSKernel {
    open func encode(
        commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
    ) {}
}

open class MPSImageGaussianBlur: MPSUnaryImageKernel {
    public let sigma: Float
    public init(device: any MTLDevice, sigma: Float) {
        self.sigma = sigma
        super.init(device: device)
    }
}

open class MPSImageSobel: MPSUnaryImageKernel {
    public override init(device: any MTLDevice) { super.init(device: device) }
}

open class MPSImageBilinearScale: MPSUnaryImageKernel {
    public override init(device: any MTLDevice) { super.init(device: device) }
}
