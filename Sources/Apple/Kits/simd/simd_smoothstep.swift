// Functions on single numbers, and on vectors of three.

public func mix<Scalar: _Real>(_ x: Scalar, _ y: Scalar, t: Scalar) -> Scalar { x + (y - x) * t }
public func clamp<Scalar: _Real>(_ x: Scalar, min: Scalar, max: Scalar) -> Scalar {
    Swift.min(Swift.max(x, min), max)
}
public func sign<Scalar: _Real>(_ x: Scalar) -> Scalar { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func smoothstep<Scalar: _Real>(_ x: Scalar, edge0: Scalar, edge1: Scalar) -> Scalar {
    let t = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
    return t * t * (3 - 2 * t)
}
/// The cross product. The cross product is perpendicular to both vectors, and its length is the area between
/// them.
public func cross<Scalar: _Real>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func cross<Scalar: _Real>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_cross<Scalar: _Real>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { cross(x, y) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_cross<Scalar: _Real>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> { cross(x, y) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }
