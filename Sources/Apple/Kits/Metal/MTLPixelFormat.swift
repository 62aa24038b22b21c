// The words and sizes of Metal.

public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case a8Unorm = 1
    case r8Unorm = 10
    case r8Uint = 13
    case r16Unorm = 20
    case r16Float = 25
    case rg8Unorm = 30
    case r32Uint = 53
    case r32Float = 55
    case rg16Float = 65
    case rgba8Unorm = 70
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case rgba8Unorm_srgb = 71
    case bgra8Unorm = 80
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case bgra8Unorm_srgb = 81
    case rgb10a2Unorm = 90
    case rg32Float = 105
    case rgba16Unorm = 110
    case rgba16Float = 115
    case rgba32Float = 125
    case depth16Unorm = 250
    case depth32Float = 252
    case stencil8 = 253
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case depth32Float_stencil8 = 260
    case bgr10a2Unorm = 94
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case bgra10_xr = 552
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case bgr10_xr = 554
}

public enum MTLTextureType: UInt, Sendable {
    case type1D
    case type1DArray
    case type2D
    case type2DArray
    case type2DMultisample
    case typeCube
    case typeCubeArray
    case type3D
}

public enum MTLPrimitiveType: UInt, Sendable {
    case point
    case line
    case lineStrip
    case triangle
    case triangleStrip
}

public enum MTLIndexType: UInt, Sendable {
    case uint16
    case uint32
}

public enum MTLCullMode: UInt, Sendable {
    case none
    case front
    case back
}

public enum MTLWinding: UInt, Sendable {
    case clockwise
    case counterClockwise
}

public enum MTLTriangleFillMode: UInt, Sendable {
    case fill
    case lines
}

public enum MTLLoadAction: UInt, Sendable {
    case dontCare
    case load
    case clear
}

public enum MTLStoreAction: UInt, Sendable {
    case dontCare
    case store
    case multisampleResolve
    case storeAndMultisampleResolve
    case unknown
}

public enum MTLStorageMode: UInt, Sendable {
    case shared
    case managed
    case `private`
    case memoryless
}

public enum MTLCompareFunction: UInt, Sendable {
    case never
    case less
    case equal
    case lessEqual
    case greater
    case notEqual
    case greaterEqual
    case always
}

public enum MTLBlendFactor: UInt, Sendable {
    case zero
    case one
    case sourceColor
    case oneMinusSourceColor
    case sourceAlpha
    case oneMinusSourceAlpha
    case destinationColor
    case oneMinusDestinationColor
    case destinationAlpha
    case oneMinusDestinationAlpha
    case sourceAlphaSaturated
    case blendColor
    case oneMinusBlendColor
    case blendAlpha
    case oneMinusBlendAlpha
}

public enum MTLBlendOperation: UInt, Sendable {
    case add
    case subtract
    case reverseSubtract
    case min
    case max
}

public enum MTLSamplerMinMagFilter: UInt, Sendable {
    case nearest
    case linear
}

public enum MTLSamplerMipFilter: UInt, Sendable {
    case notMipmapped
    case nearest
    case linear
}

public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge
    case mirrorClampToEdge
    case `repeat`
    case mirrorRepeat
    case clampToZero
    case clampToBorderColor
}

public enum MTLVertexFormat: UInt, Sendable {
    case invalid = 0
    case uchar4 = 3
    case float = 28
    case float2 = 29
    case float3 = 30
    case float4 = 31
    case int = 32
    case uint = 36
}

public enum MTLVertexStepFunction: UInt, Sendable {
    case constant
    case perVertex
    case perInstance
}

public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let storageModeShared: MTLResourceOptions = []
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
    public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
    public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
}

public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let unknown: MTLTextureUsage = []
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
    public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}

public struct MTLSize: Hashable, Sendable {
    public var width: Int
    public var height: Int
    public var depth: Int
    public init() { (width, height, depth) = (0, 0, 0) }
    public init(width: Int, height: Int, depth: Int) {
        (self.width, self.height, self.depth) = (width, height, depth)
    }
}

public struct MTLOrigin: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public init(x: Int = 0, y: Int = 0, z: Int = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct MTLRegion: Hashable, Sendable {
    public var origin: MTLOrigin
    public var size: MTLSize
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}

public struct MTLViewport: Hashable, Sendable {
    public var originX: Double
    public var originY: Double
    public var width: Double
    public var height: Double
    public var znear: Double
    public var zfar: Double
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double)
    {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

public struct MTLClearColor: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
    -> MTLClearColor
{
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y), size: MTLSize(width: width, height: height, depth: 1))
}
