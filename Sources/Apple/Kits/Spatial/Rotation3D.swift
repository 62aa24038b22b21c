public import simd

/// A rotation in space.
public struct Rotation3D: Hashable, Sendable {
    public var quaternion: simd_quatd

    public init() { quaternion = simd_quatd(ix: 0, iy: 0, iz: 0, r: 1) }
    public init(_ quaternion: simd_quatd) { self.quaternion = quaternion }
    public init(_ quaternion: simd_quatf) {
        self.quaternion = simd_quatd(vector: SIMD4<Double>(quaternion.vector))
    }
    public init(quaternion: simd_quatd) { self.quaternion = quaternion }
    public init(angle: Angle2D, axis: RotationAxis3D) {
        quaternion = simd_quatd(angle: angle.radians, axis: simd.normalize(axis.vector))
    }
    public init(eulerAngles: EulerAngles) {
        let angles = eulerAngles.angles
        let x = simd_quatd(angle: angles.x, axis: SIMD3(1, 0, 0))
        let y = simd_quatd(angle: angles.y, axis: SIMD3(0, 1, 0))
        let z = simd_quatd(angle: angles.z, axis: SIMD3(0, 0, 1))
        quaternion = eulerAngles.order == .xyz ? x * y * z : z * x * y
    }
    /// The rotation that makes an object look along `forward`.
    public init(forward: Vector3D, up: Vector3D = .up) {
        let z = simd.normalize(forward.vector)
        let x = simd.normalize(simd.cross(up.vector, z))
        quaternion = simd_quatd(simd_double3x3(x, simd.cross(z, x), z))
    }
    public init(position: Point3D = .origin, target: Point3D, up: Vector3D = .up) {
        self.init(forward: target - position, up: up)
    }

    public static let identity = Rotation3D()
    public static let zero = Rotation3D()
    public var isIdentity: Bool { self == .identity }
    public var vector: SIMD4<Double> { quaternion.vector }
    public var angle: Angle2D {
        get { Angle2D(radians: quaternion.angle) }
        set { self = Rotation3D(angle: newValue, axis: axis) }
    }
    public var axis: RotationAxis3D {
        get { simd.length(quaternion.imag) == 0 ? RotationAxis3D.x : RotationAxis3D(quaternion.axis) }
        set { self = Rotation3D(angle: angle, axis: newValue) }
    }
    public var inverse: Rotation3D { Rotation3D(quaternion.inverse) }
    public func rotated(by other: Rotation3D) -> Rotation3D { Rotation3D(other.quaternion * quaternion) }
    public static func * (left: Rotation3D, right: Rotation3D) -> Rotation3D {
        Rotation3D(left.quaternion * right.quaternion)
    }
    public static func *= (left: inout Rotation3D, right: Rotation3D) { left = left * right }

    public func eulerAngles(order: EulerAngles.Order) -> EulerAngles {
        let matrix = simd_double3x3(quaternion)
        if order == .xyz {
            return EulerAngles(
                x: .atan2(y: -matrix[2, 1], x: matrix[2, 2]),
                y: .asin(simd.clamp(matrix[2, 0], min: -1, max: 1)),
                z: .atan2(y: -matrix[1, 0], x: matrix[0, 0]), order: order)
        }
        return EulerAngles(
            x: .asin(simd.clamp(matrix[1, 2], min: -1, max: 1)), y: .atan2(y: -matrix[0, 2], x: matrix[2, 2]),
            z: .atan2(y: -matrix[1, 0], x: matrix[1, 1]), order: order)
    }
}

/// Three rotations in sequence.
public struct EulerAngles: Hashable, Sendable {
    public enum Order: Hashable, Sendable { case xyz, zxy }
    public var angles: SIMD3<Double>
    public var order: Order

    public init(angles: SIMD3<Double>, order: Order) { (self.angles, self.order) = (angles, order) }
    public init(x: Angle2D, y: Angle2D, z: Angle2D, order: Order) {
        self.init(angles: SIMD3(x.radians, y.radians, z.radians), order: order)
    }
    public var x: Angle2D { Angle2D(radians: angles.x) }
    public var y: Angle2D { Angle2D(radians: angles.y) }
    public var z: Angle2D { Angle2D(radians: angles.z) }
}
