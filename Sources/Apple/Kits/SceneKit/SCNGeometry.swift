/// A form. Its box is computed, and nothing is drawn.
open class SCNGeometry: NSObject, @unchecked Sendable {
    open var name: String?
    open var materials: [SCNMaterial]
    open var subdivisionLevel = 0
    open var levelsOfDetail: [SCNLevelOfDetail]?
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    public let sources: [SCNGeometrySource]
    public let elements: [SCNGeometryElement]

    public override init() { (sources, elements, materials) = ([], [], [SCNMaterial()]) }
    public init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        (self.sources, self.elements, materials) = (sources, elements ?? [], [SCNMaterial()])
    }
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
    }
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
    open func replaceMaterial(at index: Int, with material: SCNMaterial) { materials[index] = material }
    open func removeMaterial(at index: Int) { materials.remove(at: index) }
    open func setValue(_ value: Any?, forKey key: String) {}
    var size: SIMD3<Float> { .zero }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(-size / 2), SCNVector3(size / 2)) }
}

public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
    public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
    public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
    public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}

open class SCNLevelOfDetail: NSObject, @unchecked Sendable {
    public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {}
    public init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {}
}

open class SCNGeometrySource: NSObject, @unchecked Sendable {
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertex = Self(rawValue: "kGeometrySourceSemanticVertex")
        public static let normal = Self(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Self(rawValue: "kGeometrySourceSemanticColor")
        public static let texcoord = Self(rawValue: "kGeometrySourceSemanticTexcoord")
    }
    public let semantic: Semantic
    public let vectorCount: Int
    public let data: Data
    public init(vertices: [SCNVector3]) { (semantic, vectorCount, data) = (.vertex, vertices.count, Data()) }
    public init(normals: [SCNVector3]) { (semantic, vectorCount, data) = (.normal, normals.count, Data()) }
    public init(textureCoordinates: [CGPoint]) {
        (semantic, vectorCount, data) = (.texcoord, textureCoordinates.count, Data())
    }
    public init(
        data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents: Bool, componentsPerVector: Int,
        bytesPerComponent: Int, dataOffset: Int, dataStride: Int
    ) { (self.semantic, self.vectorCount, self.data) = (semantic, vectorCount, data) }
}

public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }

open class SCNGeometryElement: NSObject, @unchecked Sendable {
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    open var pointSize: CGFloat = 1
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    open var maximumPointScreenSpaceRadius: CGFloat = 1
    public init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
        self.primitiveType = primitiveType
        switch primitiveType {
        case .triangles: primitiveCount = indices.count / 3
        case .triangleStrip: primitiveCount = Swift.max(0, indices.count - 2)
        case .line: primitiveCount = indices.count / 2
        case .point, .polygon: primitiveCount = indices.count
        }
    }
    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int)
    {
        (self.primitiveType, self.primitiveCount) = (primitiveType, primitiveCount)
    }
}
