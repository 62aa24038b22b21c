/// What a turn goes about.
public struct RotationAxis3D: Hashable, Codable, Sendable {
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
    public init(_ vector: SIMD3<Float>) { self.init(SIMD3<Double>(vector)) }
    public init(vector: SIMD3<Double>) { self.init(vector) }

    public var vector: SIMD3<Double> {
        get { SIMD3(x, y, z) }
        set { self = RotationAxis3D(newValue) }
    }
    public static let zero = RotationAxis3D(x: 0.0, y: 0.0, z: 0.0)
    public var isZero: Bool { vector == .zero }
    public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
    public var isNaN: Bool { x.isNaN || y.isNaN || z.isNaN }
    public func isApproximatelyEqual(to other: RotationAxis3D, tolerance: Double = 1e-8) -> Bool {
        simd.norm_inf(vector - other.vector) <= tolerance
    }
    public mutating func rotate(by rotation: Rotation3D) { self = rotated(by: rotation) }
    public func rotated(by rotation: Rotation3D) -> RotationAxis3D {
        RotationAxis3D(rotation.quaternion.act(vector))
    }
    public func rotated(by quaternion: simd_quatd) -> RotationAxis3D {
        RotationAxis3D(quaternion.act(vector))
    }
    public static func * (left: RotationAxis3D, right: Double) -> RotationAxis3D {
        RotationAxis3D(left.vector * right)
    }
    public static func * (left: Double, right: RotationAxis3D) -> RotationAxis3D { right * left }
    public static func / (left: RotationAxis3D, right: Double) -> RotationAxis3D {
        RotationAxis3D(left.vector / right)
    }
    public static func *= (left: inout RotationAxis3D, right: Double) { left = left * right }
    public static func /= (left: inout RotationAxis3D, right: Double) { left = left / right }
    public static prefix func - (value: RotationAxis3D) -> RotationAxis3D { RotationAxis3D(-value.vector) }

    public static let x = RotationAxis3D(x: 1.0, y: 0.0, z: 0.0)
    public static let y = RotationAxis3D(x: 0.0, y: 1.0, z: 0.0)
    public static let z = RotationAxis3D(x: 0.0, y: 0.0, z: 1.0)
    public static let xy = RotationAxis3D(x: 1.0, y: 1.0, z: 0.0)
    public static let yz = RotationAxis3D(x: 0.0, y: 1.0, z: 1.0)
    public static let xz = RotationAxis3D(x: 1.0, y: 0.0, z: 1.0)
    public static let xyz = RotationAxis3D(x: 1.0, y: 1.0, z: 1.0)
    public init(_ vector: Vector3D) { self.init(vector.vector) }
}

extension RotationAxis3D: ExpressibleByArrayLiteral, CustomStringConvertible {
    /// What is not given is zero.
    public init(arrayLiteral elements: Double...) {
        self = .zero
        for (index, element) in elements.prefix(3).enumerated() { vector[index] = element }
    }
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }
}
