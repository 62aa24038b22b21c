/// The scalar of a vector: `Float` or `Double`. The protocol gives access to C's math functions; each
/// function has one version for each type.
public protocol _Real: BinaryFloatingPoint, Codable, SIMDScalar, Sendable
where SIMD2Storage: Sendable, SIMD4Storage: Sendable {
    static func _sine(_ x: Self) -> Self
    static func _cosine(_ x: Self) -> Self
    static func _arcTangent(_ y: Self, _ x: Self) -> Self
}

extension Float: _Real {
    public static func _sine(_ x: Float) -> Float { Foundation.sin(x) }
    public static func _cosine(_ x: Float) -> Float { Foundation.cos(x) }
    public static func _arcTangent(_ y: Float, _ x: Float) -> Float { Foundation.atan2(y, x) }
}

extension Double: _Real {
    public static func _sine(_ x: Double) -> Double { Foundation.sin(x) }
    public static func _cosine(_ x: Double) -> Double { Foundation.cos(x) }
    public static func _arcTangent(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
}
