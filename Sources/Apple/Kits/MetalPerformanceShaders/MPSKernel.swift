// MetalPerformanceShaders: GPU kernels. GPU kernels do not run, because the device has no GPU.

@_exported public import Metal

open class MPSKernel: NSObject {
    public let device: any MTLDevice
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
