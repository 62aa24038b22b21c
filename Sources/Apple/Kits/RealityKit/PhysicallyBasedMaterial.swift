public struct PhysicallyBasedMaterial: Material {
    public typealias Color = UIColor
    public typealias Texture = MaterialParameters.Texture
    public typealias FaceCulling = MaterialParameters.FaceCulling
    public typealias TriangleFillMode = MaterialParameters.TriangleFillMode
    public typealias Opacity = Scale
    public typealias Roughness = Scale
    public typealias Metallic = Scale
    public typealias Clearcoat = Scale

    public var baseColor = BaseColor()
    public var roughness: Roughness = 0.5
    public var metallic: Metallic = 0
    public var clearcoat: Clearcoat = 0
    public var emissiveColor = EmissiveColor()
    public var emissiveIntensity: Float = 0
    public var normal = Normal()
    public var blending = Blending.opaque
    public var opacityThreshold: Float?
    public var faceCulling = FaceCulling.back
    public var triangleFillMode = TriangleFillMode.fill

    public init() {}

    public struct BaseColor {
        public var tint: UIColor
        public var texture: Texture?
        public init(tint: UIColor = .white, texture: Texture? = nil) {
            (self.tint, self.texture) = (tint, texture)
        }
    }
    public struct EmissiveColor {
        public var color: UIColor
        public var texture: Texture?
        public init(color: UIColor = .black, texture: Texture? = nil) {
            (self.color, self.texture) = (color, texture)
        }
    }
    public struct Normal {
        public var texture: Texture?
        public init(texture: Texture? = nil) { self.texture = texture }
    }
    public struct Scale: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        public var scale: Float
        public var texture: Texture?
        public init(scale: Float = 1, texture: Texture? = nil) {
            (self.scale, self.texture) = (scale, texture)
        }
        public init(texture: Texture?) { self.init(scale: 1, texture: texture) }
        public init(floatLiteral value: Float) { self.init(scale: value) }
        public init(integerLiteral value: Int) { self.init(scale: Float(value)) }
    }
    public enum Blending {
        case opaque
        case transparent(opacity: Opacity)
    }
}
