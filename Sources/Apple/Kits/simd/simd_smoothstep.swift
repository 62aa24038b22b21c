// The functions of single numbers, and of three.

public func mix<Scalar: _Real>(_ x: Scalar, _ y: Scalar, t: Scalar) -> Scalar { x + (y - x) * t }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mix<Scalar: _Real>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar { x + (y - x) * t }
public func clamp<Scalar: _Real>(_ x: Scalar, min: Scalar, max: Scalar) -> Scalar {
    Swift.min(Swift.max(x, min), max)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_clamp<Scalar: _Real>(_ x: Scalar, _ min: Scalar, _ max: Scalar) -> Scalar {
    Swift.min(Swift.max(x, min), max)
}
public func sign<Scalar: _Real>(_ x: Scalar) -> Scalar { x > 0 ? 1 : x < 0 ? -1 : 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_sign<Scalar: _Real>(_ x: Scalar) -> Scalar { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func recip<Scalar: _Real>(_ x: Scalar) -> Scalar { 1 / x }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_recip<Scalar: _Real>(_ x: Scalar) -> Scalar { 1 / x }
public func rsqrt<Scalar: _Real>(_ x: Scalar) -> Scalar { 1 / x.squareRoot() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_rsqrt<Scalar: _Real>(_ x: Scalar) -> Scalar { 1 / x.squareRoot() }
public func fract<Scalar: _Real>(_ x: Scalar) -> Scalar { x - x.rounded(.down) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_fract<Scalar: _Real>(_ x: Scalar) -> Scalar { x - x.rounded(.down) }
public func step<Scalar: _Real>(_ x: Scalar, edge: Scalar) -> Scalar { x < edge ? 0 : 1 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_step<Scalar: _Real>(_ edge: Scalar, _ x: Scalar) -> Scalar { x < edge ? 0 : 1 }
public func smoothstep<Scalar: _Real>(_ x: Scalar, edge0: Scalar, edge1: Scalar) -> Scalar {
    let t = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
    return t * t * (3 - 2 * t)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_smoothstep<Scalar: _Real>(_ edge0: Scalar, _ edge1: Scalar, _ x: Scalar) -> Scalar {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
/// At right angles to both, as long as the area between them.
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
public func simd_fast_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { length(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_fast_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { normalize(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_precise_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { length(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_precise_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { normalize(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_equal<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Bool { x == y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
    SIMD4(x, y, z, w)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz, w) }
