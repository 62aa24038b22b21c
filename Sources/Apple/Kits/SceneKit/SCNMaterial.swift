public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNCullMode: Int, Sendable { case back, front }
public enum SCNTransparencyMode: Int, Sendable { case aOne, rgbZero, singleLayer, dualLayer, `default` }
public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }
public enum SCNWrapMode: Int, Sendable {
    case clamp = 1
    case `repeat`, clampToBorder, mirror
}
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }

/// The look of a form. It is kept, and not drawn.
open class SCNMaterial: NSObject, @unchecked Sendable {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = Self(rawValue: "SCNLightingModelPhong")
        public static let blinn = Self(rawValue: "SCNLightingModelBlinn")
        public static let lambert = Self(rawValue: "SCNLightingModelLambert")
        public static let constant = Self(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
        public static let shadowOnly = Self(rawValue: "SCNLightingModelShadowOnly")
    }
    open var name: String?
    public let diffuse = SCNMaterialProperty()
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let multiply = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let displacement = SCNMaterialProperty()
    public let ambientOcclusion = SCNMaterialProperty()
    public let selfIllumination = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    public let clearCoat = SCNMaterialProperty()
    public let clearCoatRoughness = SCNMaterialProperty()
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var fresnelExponent: CGFloat = 0
    open var lightingModel = LightingModel.blinn
    open var isLitPerPixel = true
    open var isDoubleSided = false
    open var fillMode = SCNFillMode.fill
    open var cullMode = SCNCullMode.back
    open var transparencyMode = SCNTransparencyMode.default
    open var blendMode = SCNBlendMode.alpha
    open var locksAmbientWithDiffuse = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var colorBufferWriteMask = SCNColorMask.all
    open var program: SCNProgram?
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    public override init() {}
    open func setValue(_ value: Any?, forKey key: String) {}
    open override func copy() -> Any {
        let copy = SCNMaterial()
        copy.diffuse.contents = diffuse.contents
        (copy.name, copy.lightingModel, copy.transparency) = (name, lightingModel, transparency)
        return copy
    }
}

public struct SCNColorMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let red = SCNColorMask(rawValue: 8)
    public static let green = SCNColorMask(rawValue: 4)
    public static let blue = SCNColorMask(rawValue: 2)
    public static let alpha = SCNColorMask(rawValue: 1)
    public static let all = SCNColorMask(rawValue: 15)
}

open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
    open var minificationFilter = SCNFilterMode.linear
    open var magnificationFilter = SCNFilterMode.linear
    open var mipFilter = SCNFilterMode.nearest
    open var contentsTransform = SCNMatrix4Identity
    open var mappingChannel = 0
    open var borderColor: Any?
    public override init() {}
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }
}

open class SCNProgram: NSObject, @unchecked Sendable {
    open var vertexFunctionName: String?
    open var fragmentFunctionName: String?
    open var vertexShader: String?
    open var fragmentShader: String?
}

open class SCNLight: NSObject, @unchecked Sendable {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "ambient")
        public static let omni = Self(rawValue: "omni")
        public static let directional = Self(rawValue: "directional")
        public static let spot = Self(rawValue: "spot")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let IES = Self(rawValue: "ies")
        public static let probe = Self(rawValue: "probe")
        public static let area = Self(rawValue: "area")
    }
    open var type = LightType.omni
    open var name: String?
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var temperature: CGFloat = 6500
    open var castsShadow = false
    open var shadowColor: Any = UIColor.black
    open var shadowRadius: CGFloat = 3
    open var shadowMapSize = CGSize.zero
    open var shadowSampleCount = 0
    open var shadowMode = SCNShadowMode.forward
    open var shadowBias: CGFloat = 1
    open var orthographicScale: CGFloat = 1
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100
    open var attenuationStartDistance: CGFloat = 0
    open var attenuationEndDistance: CGFloat = 0
    open var attenuationFalloffExponent: CGFloat = 2
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    open var categoryBitMask = Int.max
    open var automaticallyAdjustsShadowProjection = true
    public override init() {}
}

public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }

open class SCNCamera: NSObject, @unchecked Sendable {
    open var name: String?
    open var fieldOfView: CGFloat = 60
    open var focalLength: CGFloat = 50
    open var sensorHeight: CGFloat = 24
    open var zNear: Double = 1
    open var zFar: Double = 100
    open var automaticallyAdjustsZRange = false
    open var usesOrthographicProjection = false
    open var orthographicScale: Double = 1
    open var xFov: Double = 0
    open var yFov: Double = 0
    open var wantsHDR = false
    open var wantsDepthOfField = false
    open var wantsExposureAdaptation = false
    open var exposureOffset: CGFloat = 0
    open var bloomIntensity: CGFloat = 0
    open var bloomThreshold: CGFloat = 1
    open var bloomBlurRadius: CGFloat = 4
    open var motionBlurIntensity: CGFloat = 0
    open var contrast: CGFloat = 0
    open var saturation: CGFloat = 1
    open var vignettingIntensity: CGFloat = 0
    open var vignettingPower: CGFloat = 0
    open var focusDistance: CGFloat = 2.5
    open var fStop: CGFloat = 5.6
    open var categoryBitMask = Int.max
    public override init() {}
}
