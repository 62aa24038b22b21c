public import simd

/// A position and a rotation.
public struct Pose3D: Hashable, Sendable {
    public var position: Point3D
    public var rotation: Rotation3D

    public init(position: Point3D = .zero, rotation: Rotation3D = .identity) {
        (self.position, self.rotation) = (position, rotation)
    }
    public init(position: Vector3D, rotation: Rotation3D) {
        self.init(position: Point3D(position), rotation: rotation)
    }
    public init(position: Point3D = .origin, target: Point3D, up: Vector3D = .up) {
        self.init(position: position, rotation: Rotation3D(position: position, target: target, up: up))
    }
    public init(forward: Vector3D, up: Vector3D = .up) {
        self.init(rotation: Rotation3D(forward: forward, up: up))
    }
    public init?(_ matrix: simd_double4x4) {
        let place = matrix.columns.3
        self.init(
            position: Point3D(SIMD3(place.x, place.y, place.z)), rotation: Rotation3D(simd_quatd(matrix)))
    }
    public init?(_ matrix: simd_float4x4) {
        let place = matrix.columns.3
        self.init(
            position: Point3D(SIMD3<Float>(place.x, place.y, place.z)),
            rotation: Rotation3D(simd_quatf(matrix)))
    }
    public init?(transform: AffineTransform3D) { self.init(transform.matrix4x4) }

    public static let identity = Pose3D()
    public var matrix: simd_double4x4 {
        var matrix = simd_double4x4(rotation.quaternion)
        matrix.columns.3 = SIMD4(position.vector, 1)
        return matrix
    }
    public var inverse: Pose3D {
        let back = rotation.inverse
        return Pose3D(position: (-position).rotated(by: back), rotation: back)
    }
    public func rotated(by turn: Rotation3D) -> Pose3D {
        Pose3D(position: position, rotation: turn * rotation)
    }
    public static func * (left: Pose3D, right: Pose3D) -> Pose3D {
        Pose3D(position: right.position.applying(left), rotation: left.rotation * right.rotation)
    }
}

/// An origin and a size.
public struct Rect3D: Hashable, Codable, Sendable {
    public var origin: Point3D
    public var size: Size3D

    public init(origin: Point3D = .zero, size: Size3D = .zero) { (self.origin, self.size) = (origin, size) }
    public init(center: Point3D, size: Size3D = .zero) {
        self.init(origin: Point3D(center.vector - size.vector / 2), size: size)
    }
    public init(points: [Point3D]) {
        guard let first = points.first?.vector else {
            self.init(origin: .zero, size: .zero)
            return
        }
        let least = points.reduce(first) { pointwiseMin($0, $1.vector) }
        let most = points.reduce(first) { pointwiseMax($0, $1.vector) }
        self.init(origin: Point3D(least), size: Size3D(most - least))
    }
    public static let zero = Rect3D(origin: .zero, size: .zero)
    public var min: Point3D { origin }
    public var max: Point3D { origin + size }
    public var center: Point3D { Point3D(origin.vector + size.vector / 2) }
    public var isEmpty: Bool { size.width <= 0 || size.height <= 0 || size.depth <= 0 }
    public func contains(_ point: Point3D) -> Bool { point.clamped(to: self) == point }
    public func contains(_ other: Rect3D) -> Bool { contains(other.min) && contains(other.max) }
    public func union(_ other: Rect3D) -> Rect3D { Rect3D(points: [min, max, other.min, other.max]) }
    public func intersection(_ other: Rect3D) -> Rect3D? {
        let least = pointwiseMax(min.vector, other.min.vector)
        let most = pointwiseMin(max.vector, other.max.vector)
        return all(least .<= most) ? Rect3D(origin: Point3D(least), size: Size3D(most - least)) : nil
    }
}

public struct Ray3D: Hashable, Codable, Sendable {
    public var origin: Point3D
    public var direction: Vector3D
    public init(origin: Point3D = .zero, direction: Vector3D = .forward) {
        (self.origin, self.direction) = (origin, direction)
    }
}
