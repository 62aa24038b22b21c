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
}
