// The functions of single numbers, and of three.

public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + (y - x) * t }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
public func clamp(_ x: Float, min: Float, max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
public func sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func recip(_ x: Float) -> Float { 1 / x }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_recip(_ x: Float) -> Float { 1 / x }
public func rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
public func fract(_ x: Float) -> Float { x - x.rounded(.down) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_fract(_ x: Float) -> Float { x - x.rounded(.down) }
public func step(_ x: Float, edge: Float) -> Float { x < edge ? 0 : 1 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }
public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
    let t = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
    return t * t * (3 - 2 * t)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
/// At right angles to both, as long as the area between them.
public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { cross(x, y) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> { cross(x, y) }
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + (y - x) * t }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
public func clamp(_ x: Double, min: Double, max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
    Swift.min(Swift.max(x, min), max)
}
public func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func recip(_ x: Double) -> Double { 1 / x }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_recip(_ x: Double) -> Double { 1 / x }
public func rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
public func fract(_ x: Double) -> Double { x - x.rounded(.down) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_fract(_ x: Double) -> Double { x - x.rounded(.down) }
public func step(_ x: Double, edge: Double) -> Double { x < edge ? 0 : 1 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }
public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
    let t = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
    return t * t * (3 - 2 * t)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
/// At right angles to both, as long as the area between them.
public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { cross(x, y) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> { cross(x, y) }
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
