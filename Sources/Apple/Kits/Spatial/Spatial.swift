public import simd

/// The arithmetic that points, vectors, sizes and axes share: three numbers each.
public protocol _Spatial: Hashable, Codable, Sendable {
    init(_ vector: SIMD3<Double>)
    var vector: SIMD3<Double> { get set }
}

extension _Spatial {
    public init(_ vector: SIMD3<Float>) { self.init(SIMD3<Double>(vector)) }
    public init(vector: SIMD3<Double>) { self.init(vector) }

    public static var zero: Self { Self(SIMD3<Double>.zero) }
    public var isNaN: Bool { vector.x.isNaN || vector.y.isNaN || vector.z.isNaN }
    public func rotated(by rotation: Rotation3D) -> Self { rotated(by: rotation.quaternion) }
    public func rotated(by quaternion: simd_quatd) -> Self { Self(quaternion.act(vector)) }

    public static func * (left: Self, right: Double) -> Self { Self(left.vector * right) }
    public static func * (left: Double, right: Self) -> Self { right * left }
    public static func / (left: Self, right: Double) -> Self { Self(left.vector / right) }
    public static func *= (left: inout Self, right: Double) { left = left * right }
    public static func /= (left: inout Self, right: Double) { left = left / right }
    public static prefix func - (value: Self) -> Self { Self(-value.vector) }
}
