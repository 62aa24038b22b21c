// Metal's constants and sizes.

public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case rgba8Unorm = 70
    case bgra8Unorm = 80
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case bgra8Unorm_srgb = 81
    case depth32Float = 252
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

public enum MTLCullMode: UInt, Sendable {
    case none
    case front
    case back
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

public enum MTLVertexFormat: UInt, Sendable {
    case invalid = 0
    case float2 = 29
    case int = 32
}

public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let unknown: MTLTextureUsage = []
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
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
