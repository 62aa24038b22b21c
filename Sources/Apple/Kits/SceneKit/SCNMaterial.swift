public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }

/// The material of a shape; the course stores materials but draws nothing.
open class SCNMaterial: NSObject, @unchecked Sendable {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let blinn = Self(rawValue: "SCNLightingModelBlinn")
    }
    open var name: String?
    public let diffuse = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    open var transparency: CGFloat = 1
    open var lightingModel = LightingModel.blinn
    open var isDoubleSided = false
    open var blendMode = SCNBlendMode.alpha
    open var program: SCNProgram?
    public override init() {}
    open override func copy() -> Any {
        let copy = SCNMaterial()
        copy.diffuse.contents = diffuse.contents
        (copy.name, copy.lightingModel, copy.transparency) = (name, lightingModel, transparency)
        return copy
    }
}

open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    open var contents: Any?
    open var intensity: CGFloat = 1
    public override init() {}
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }
}

open class SCNProgram: NSObject, @unchecked Sendable {}

open class SCNLight: NSObject, @unchecked Sendable {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let omni = Self(rawValue: "omni")
        public static let spot = Self(rawValue: "spot")
    }
    open var type = LightType.omni
    open var name: String?
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var temperature: CGFloat = 6500
    open var zFar: CGFloat = 100
    open var categoryBitMask = Int.max
    public override init() {}
}

open class SCNCamera: NSObject, @unchecked Sendable {
    open var name: String?
    open var fieldOfView: CGFloat = 60
    open var zNear: Double = 1
    open var zFar: Double = 100
    open var usesOrthographicProjection = false
    open var categoryBitMask = Int.max
    public override init() {}
}
