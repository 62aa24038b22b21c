public struct RotationAxis3D: _Spatial {
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
        set { self = RotationAxis3D(newValue) }
    }

    public static let x = RotationAxis3D(x: 1.0, y: 0.0, z: 0.0)
    public static let y = RotationAxis3D(x: 0.0, y: 1.0, z: 0.0)
    public static let z = RotationAxis3D(x: 0.0, y: 0.0, z: 1.0)
    public static let xyz = RotationAxis3D(x: 1.0, y: 1.0, z: 1.0)
    public init(_ vector: Vector3D) { self.init(vector.vector) }
}

extension RotationAxis3D: ExpressibleByArrayLiteral, CustomStringConvertible {
    /// Missing elements are zero.
    public init(arrayLiteral elements: Double...) {
        self = .zero
        for (index, element) in elements.prefix(3).enumerated() { vector[index] = element }
    }
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }
}
