/// The shape of a model. Only the mesh's bounding box is computed.
@preconcurrency @MainActor public class MeshResource {
    public typealias Font = UIFont
    public let bounds: BoundingBox

    init(bounds: BoundingBox) { self.bounds = bounds }
    private convenience init(size: SIMD3<Float>) {
        self.init(bounds: BoundingBox(min: -size / 2, max: size / 2))
    }

    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(size: SIMD3(repeating: size))
    }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(size: size)
    }
    public static func generateBox(
        size: SIMD3<Float>, majorCornerRadius: Float = 0.2, minorCornerRadius: Float = 0.05
    ) -> MeshResource { MeshResource(size: size) }
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource { MeshResource(size: SIMD3(width, height, depth)) }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(size: SIMD3(width, 0, depth))
    }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(size: SIMD3(width, height, 0))
    }
    public static func generateSphere(radius: Float) -> MeshResource {
        MeshResource(size: SIMD3(repeating: 2 * radius))
    }
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
        MeshResource(size: SIMD3(2 * radius, height, 2 * radius))
    }
    public static func generateCone(height: Float, radius: Float) -> MeshResource {
        MeshResource(size: SIMD3(2 * radius, height, 2 * radius))
    }
    /// Makes a text mesh as large as `containerFrame`, because the course draws no letters.
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: Font = .systemFont(ofSize: 17),
        containerFrame: CGRect = .zero, alignment: _TextAlignment = .left,
        lineBreakMode: _LineBreakMode = .byTruncatingTail
    ) -> MeshResource {
        MeshResource(size: SIMD3(Float(containerFrame.width), Float(containerFrame.height), extrusionDepth))
    }
    public static func generate(from descriptors: [MeshDescriptor]) throws -> MeshResource {
        MeshResource(bounds: descriptors.flatMap(\.positions.elements).reduce(BoundingBox()) { $0.union($1) })
    }
    public convenience init(from descriptors: [MeshDescriptor]) async throws {
        self.init(bounds: descriptors.flatMap(\.positions.elements).reduce(BoundingBox()) { $0.union($1) })
    }

    // Apple's types for text are in Core Text, so the course declares its own types here.
    public enum _TextAlignment: Hashable, Sendable { case left, right, center, justified, natural }
    public enum _LineBreakMode: Hashable, Sendable {
        case byTruncatingTail
    }
}

/// A mesh made of points.
public struct MeshDescriptor: Sendable {
    public var name: String
    public var positions = MeshBuffer<SIMD3<Float>>()
    public var normals: MeshBuffer<SIMD3<Float>>?
    public var textureCoordinates: MeshBuffer<SIMD2<Float>>?
    public var primitives: Primitives?
    public var materials = Materials.allFaces(0)

    public init(name: String = "") { self.name = name }

    public enum Primitives: Hashable, Sendable {
        case polygons([UInt8], [UInt32])
    }
    public enum Materials: Hashable, Sendable {
        case allFaces(UInt32)
    }
}

/// The values of a mesh's points.
public struct MeshBuffer<Element: Sendable>: Sendable, ExpressibleByArrayLiteral {
    public let elements: [Element]
    public init(_ elements: [Element]) { self.elements = elements }
    public init(arrayLiteral elements: Element...) { self.elements = elements }
    public init() { elements = [] }
    public var count: Int { elements.count }
}
