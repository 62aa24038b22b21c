// Metal: GPU work. This device has no GPU: `MTLCreateSystemDefaultDevice()` returns nil, and no GPU objects
// exist. Descriptors are stored.

@_exported public import Foundation
@_exported public import SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

public protocol MTLDevice: AnyObject, Sendable {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (
        any MTLBuffer
    )?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
}

extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
}

public enum MTLGPUFamily: Int, Sendable {
    case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, apple10
    case mac2
    case common2, common3
    case metal4
}

public protocol MTLCommandQueue: AnyObject, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued, enqueued, committed, scheduled, completed, error
}

public protocol MTLCommandBuffer: AnyObject {
    var label: String? { get set }
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func present(_ drawable: any MTLDrawable)
    func commit()
    func waitUntilCompleted()
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
}

public protocol MTLCommandEncoder: AnyObject {
    var label: String? { get set }
    func endEncoding()
}

public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setCullMode(_ cullMode: MTLCullMode)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(
        type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
}

public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
}

public protocol MTLDrawable: AnyObject {
    func present()
}

public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
}

public protocol MTLResource: AnyObject, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
}

public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
}

public protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
    var pixelFormat: MTLPixelFormat { get }
    var textureType: MTLTextureType { get }
    func replace(
        region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion,
        mipmapLevel level: Int)
}

public protocol MTLSamplerState: AnyObject, Sendable {}
public protocol MTLDepthStencilState: AnyObject, Sendable {}
public protocol MTLRenderPipelineState: AnyObject, Sendable {
    var label: String? { get }
}
public protocol MTLComputePipelineState: AnyObject, Sendable {
}
public protocol MTLLibrary: AnyObject, Sendable {
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}
public protocol MTLFunction: AnyObject, Sendable {
    var name: String { get }
}

public final class MTLCompileOptions: NSObject, @unchecked Sendable {}
