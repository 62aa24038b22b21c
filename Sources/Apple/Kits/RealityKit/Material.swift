public import AVFoundation

/// The material of a mesh; the course stores materials but draws nothing.
public protocol Material {
    typealias Color = UIColor
    typealias Parameters = MaterialParameters
}

@preconcurrency @MainActor public class TextureResource {
    public let width: Int
    public let height: Int

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    // Loading a texture always fails, because the app contains no textures.
    public convenience init(named name: String, in bundle: Bundle? = nil, options: CreateOptions? = nil)
        async throws
    {
        throw Entity.missing(name)
    }
    public convenience init(contentsOf url: URL, withName name: String? = nil, options: CreateOptions? = nil)
        async throws
    {
        throw Entity.missing(url.lastPathComponent)
    }
    public convenience init(image: CGImage, withName name: String? = nil, options: CreateOptions) async throws
    {
        self.init(width: image.width, height: image.height)
    }
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
        throw Entity.missing(name)
    }
    public static func load(contentsOf url: URL, withName name: String? = nil) throws -> TextureResource {
        throw Entity.missing(url.lastPathComponent)
    }
    public static func generate(from image: CGImage, withName name: String? = nil, options: CreateOptions)
        throws
        -> TextureResource
    { TextureResource(width: image.width, height: image.height) }

    nonisolated public struct CreateOptions: Hashable, Sendable {
        public var semantic: Semantic?
        public var mipmapsMode: MipmapsMode
        public init(semantic: Semantic?, mipmapsMode: MipmapsMode = .allocateAndGenerateAll) {
            (self.semantic, self.mipmapsMode) = (semantic, mipmapsMode)
        }
    }
    nonisolated public enum Semantic: Hashable, Sendable { case raw, scalar, color, hdrColor, normal }
    nonisolated public enum MipmapsMode: Hashable, Sendable { case none, allocateAll, allocateAndGenerateAll }
}

public enum MaterialScalarParameter: ExpressibleByFloatLiteral {
    case float(Float)
    case texture(TextureResource)
    public init(floatLiteral value: Float) { self = .float(value) }
}

public enum MaterialColorParameter {
    case color(UIColor)
    case texture(TextureResource)
}

public enum MaterialParameters {
    public struct Texture {
        public var resource: TextureResource
        public init(_ resource: TextureResource) { self.resource = resource }
    }
    public enum FaceCulling: Hashable, Sendable { case none, front, back }
    public enum TriangleFillMode: Hashable, Sendable { case fill, lines }
    public enum Value {
        case texture(Texture)
        case float(Float)
        case color(CGColor)
        case float4x4(float4x4)

        public static func color(_ color: UIColor) -> Value { .color(color.cgColor) }
    }
}

public struct SimpleMaterial: Material {
    public typealias BaseColor = PhysicallyBasedMaterial.BaseColor
    public typealias Color = UIColor
    public var color: BaseColor
    public var roughness: MaterialScalarParameter
    public var metallic: MaterialScalarParameter

    public init() { self.init(color: .white, roughness: 0.5, isMetallic: false) }
    public init(
        color: UIColor = .white, roughness: MaterialScalarParameter = .float(0), isMetallic: Bool = true
    ) {
        self.color = BaseColor(tint: color)
        self.roughness = roughness
        metallic = .float(isMetallic ? 1 : 0)
    }
    public var baseColor: MaterialColorParameter {
        get { color.texture.map { .texture($0.resource) } ?? .color(color.tint) }
        set {
            switch newValue {
            case .color(let tint): color = BaseColor(tint: tint)
            case .texture(let picture): color.texture = MaterialParameters.Texture(picture)
            }
        }
    }
}

public struct UnlitMaterial: Material {
    public typealias BaseColor = PhysicallyBasedMaterial.BaseColor
    public typealias Blending = PhysicallyBasedMaterial.Blending
    public typealias Color = UIColor
    public var color: BaseColor
    public var blending = Blending.opaque
    public var faceCulling = MaterialParameters.FaceCulling.back
    public var triangleFillMode = MaterialParameters.TriangleFillMode.fill

    public init() { color = BaseColor() }
    public init(color: UIColor) { self.color = BaseColor(tint: color) }
    public init(texture: TextureResource) {
        color = BaseColor(texture: MaterialParameters.Texture(texture))
    }
    public var baseColor: MaterialColorParameter {
        get { color.texture.map { .texture($0.resource) } ?? .color(color.tint) }
        set {
            switch newValue {
            case .color(let tint): color = BaseColor(tint: tint)
            case .texture(let picture): color.texture = MaterialParameters.Texture(picture)
            }
        }
    }
}

public struct OcclusionMaterial: Material {
    public init() {}
}

public struct PortalMaterial: Material {
    public init() {}
}

public struct VideoMaterial: Material {
    public private(set) var avPlayer: AVPlayer?
    public init(avPlayer: AVPlayer) { self.avPlayer = avPlayer }
    public var controller: VideoPlaybackController { VideoPlaybackController() }
}

public struct VideoPlaybackController: Sendable {}
