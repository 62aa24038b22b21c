/// A shape. Only the geometry's bounding box is computed; nothing is drawn.
open class SCNGeometry: NSObject, @unchecked Sendable {
    open var name: String?
    open var materials: [SCNMaterial]
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
    var size: SIMD3<Float> { .zero }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(-size / 2), SCNVector3(size / 2)) }
}

open class SCNGeometrySource: NSObject, @unchecked Sendable {
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertex = Self(rawValue: "kGeometrySourceSemanticVertex")
        public static let normal = Self(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Self(rawValue: "kGeometrySourceSemanticColor")
    }
    public let semantic: Semantic
    public let vectorCount: Int
    public let data: Data
    public init(vertices: [SCNVector3]) { (semantic, vectorCount, data) = (.vertex, vertices.count, Data()) }
}

open class SCNGeometryElement: NSObject, @unchecked Sendable {}
