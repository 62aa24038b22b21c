/// A vector: a direction with a length.
public struct Vector3D: _Spatial {
    public var x: Double
    public var y: Double
    public var z: Double

    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
    public init<Number: BinaryFloatingPoint>(x: Number, y: Number, z: Number) {
        self.init(x: Double(x), y: Double(y), z: Double(z))
    }
    public init<Number: BinaryInteger>(x: Number, y: Number, z: Number) {
        self.init(x: Double(x), y: Double(y), z: Double(z))
    }
    public init(_ vector: SIMD3<Double>) { self.init(x: vector.x, y: vector.y, z: vector.z) }

    public var vector: SIMD3<Double> {
        get { SIMD3(x, y, z) }
        set { self = Vector3D(newValue) }
    }

    public init(_ point: Point3D) { self.init(point.vector) }
    public init(_ size: Size3D) { self.init(size.vector) }
    public init(_ axis: RotationAxis3D) { self.init(axis.vector) }
    public static let one = Vector3D(x: 1.0, y: 1.0, z: 1.0)
    public static let up = Vector3D(x: 0.0, y: 1.0, z: 0.0)
    public static let right = Vector3D(x: 1.0, y: 0.0, z: 0.0)
    public static let forward = Vector3D(x: 0.0, y: 0.0, z: 1.0)
    public var length: Double { simd.length(vector) }
    public var normalized: Vector3D { Vector3D(simd.normalize(vector)) }
    public mutating func normalize() { self = normalized }
    public func dot(_ other: Vector3D) -> Double { simd.dot(vector, other.vector) }
    public func cross(_ other: Vector3D) -> Vector3D { Vector3D(simd.cross(vector, other.vector)) }
    public func angle(to other: Vector3D) -> Angle2D { rotation(to: other).angle }
    public func rotation(to other: Vector3D) -> Rotation3D {
        Rotation3D(simd_quatd(from: simd.normalize(vector), to: simd.normalize(other.vector)))
    }
    public func projected(_ other: Vector3D) -> Vector3D { Vector3D(simd.project(vector, other.vector)) }
    public func applying(_ transform: AffineTransform3D) -> Vector3D {
        let end = transform.matrix4x4 * SIMD4(vector, 0)
        return Vector3D(SIMD3(end.x, end.y, end.z))
    }
    public static func + (left: Vector3D, right: Vector3D) -> Vector3D {
        Vector3D(left.vector + right.vector)
    }
    public static func - (left: Vector3D, right: Vector3D) -> Vector3D {
        Vector3D(left.vector - right.vector)
    }
    public static func += (left: inout Vector3D, right: Vector3D) { left = left + right }
    public static func -= (left: inout Vector3D, right: Vector3D) { left = left - right }
}

extension Vector3D: ExpressibleByArrayLiteral, CustomStringConvertible {
    /// Missing elements are zero.
    public init(arrayLiteral elements: Double...) {
        self = .zero
        for (index, element) in elements.prefix(3).enumerated() { vector[index] = element }
    }
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }
}
