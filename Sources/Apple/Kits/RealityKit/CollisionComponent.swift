// Collisions and physics. Settings are stored; nothing collides or falls.

@preconcurrency @MainActor public class ShapeResource {
    public let bounds: BoundingBox
    init(bounds: BoundingBox) { self.bounds = bounds }
    private convenience init(size: SIMD3<Float>) {
        self.init(bounds: BoundingBox(min: -size / 2, max: size / 2))
    }

    public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource(size: size) }
    public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
        ShapeResource(size: SIMD3(width, height, depth))
    }
    public static func generateSphere(radius: Float) -> ShapeResource {
        ShapeResource(size: SIMD3(repeating: 2 * radius))
    }
    public static func generateConvex(from mesh: MeshResource) -> ShapeResource {
        ShapeResource(bounds: mesh.bounds)
    }
    public static func generateConvex(from mesh: MeshResource) async throws -> ShapeResource {
        ShapeResource(bounds: mesh.bounds)
    }
    public static func generateConvex(from points: [SIMD3<Float>]) -> ShapeResource {
        ShapeResource(bounds: points.reduce(BoundingBox()) { $0.union($1) })
    }
    public static func generateStaticMesh(from mesh: MeshResource) async throws -> ShapeResource {
        ShapeResource(bounds: mesh.bounds)
    }
}

public struct CollisionGroup: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `default` = CollisionGroup(rawValue: 1)
    public static let all = CollisionGroup(rawValue: .max)
}

public struct CollisionFilter: Hashable, Sendable {
    public var group: CollisionGroup
    public var mask: CollisionGroup
    public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }
    public static let `default` = CollisionFilter(group: .default, mask: .all)
}

public struct CollisionComponent: Component {
    public enum Mode: Hashable, Sendable { case `default`, trigger, colliding }
    public var shapes: [ShapeResource]
    public var mode: Mode
    public var filter: CollisionFilter
    public var isStatic: Bool

    public init(shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default) {
        self.init(shapes: shapes, isStatic: false, filter: filter, mode: mode)
    }
    public init(
        shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default, mode: Mode = .default
    ) { (self.shapes, self.mode, self.filter, self.isStatic) = (shapes, mode, filter, isStatic) }
}

public enum PhysicsBodyMode: Hashable, Sendable { case `static`, kinematic, dynamic }

@preconcurrency @MainActor public class PhysicsMaterialResource {
    public let staticFriction: Float
    public let dynamicFriction: Float
    public let restitution: Float
    private init(_ staticFriction: Float, _ dynamicFriction: Float, _ restitution: Float) {
        (self.staticFriction, self.dynamicFriction, self.restitution) = (
            staticFriction, dynamicFriction, restitution
        )
    }
    nonisolated public static var `default`: PhysicsMaterialResource {
        MainActor.assumeIsolated { .generate() }
    }
    public static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource {
        PhysicsMaterialResource(friction, friction, restitution)
    }
}

public struct PhysicsMassProperties: Hashable, Sendable {
    public var mass: Float
    public var inertia: SIMD3<Float>
    public static let `default` = PhysicsMassProperties(mass: 1)
    public init(mass: Float = 1, inertia: SIMD3<Float> = SIMD3(repeating: 0.1)) {
        (self.mass, self.inertia) = (mass, inertia)
    }
    public init(mass: Float) { self.init(mass: mass, inertia: SIMD3(repeating: 0.1)) }
}

public struct PhysicsBodyComponent: Component {
    public var mode: PhysicsBodyMode
    public var massProperties: PhysicsMassProperties
    public var material: PhysicsMaterialResource?

    public init() { self.init(massProperties: .default) }
    public init(
        massProperties: PhysicsMassProperties, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) { (self.massProperties, self.material, self.mode) = (massProperties, material, mode) }
    public init(
        shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) { self.init(massProperties: PhysicsMassProperties(mass: mass), material: material, mode: mode) }
}

public struct PhysicsMotionComponent: Component, Hashable, Sendable {
    public var linearVelocity: SIMD3<Float>
    public var angularVelocity: SIMD3<Float>
    public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
        (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
    }
}

public struct CollisionCastHit {
    public let entity: Entity
    public let position: SIMD3<Float>
    public let normal: SIMD3<Float>
    public let distance: Float
}

public enum CollisionCastQueryType: Hashable, Sendable { case nearest, all, any }
