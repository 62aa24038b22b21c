// The functions of vectors, under their short names and their names in C.

extension SIMD {
    /// Each number by itself.
    fileprivate func mapped(_ transform: (Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = transform(self[index]) }
        return result
    }
    fileprivate func mapped(with other: Self, _ transform: (Scalar, Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = transform(self[index], other[index]) }
        return result
    }
}

public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    (x * y).sum()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    dot(x, y)
}
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    (x * x).sum().squareRoot()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    length(x)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    (x * x).sum()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    length_squared(x)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    x.mapped { Swift.abs($0) }.sum()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    norm_one(x)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    x.mapped { Swift.abs($0) }.max()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    norm_inf(x)
}
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    length(x - y)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    distance(x, y)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    length_squared(x - y)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    distance_squared(x, y)
}
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x / length(x)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    normalize(x)
}
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    y * (dot(x, y) / dot(y, y))
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    project(x, y)
}
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x - n * (2 * dot(x, n))
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    reflect(x, n: n)
}
public func refract<Vector: SIMD>(_ x: Vector, n: Vector, eta: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : x * eta - n * (eta * cosine + rest.squareRoot())
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_refract<Vector: SIMD>(_ x: Vector, _ n: Vector, _ eta: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    refract(x, n: n, eta: eta)
}
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: SignedNumeric & Comparable {
    x.mapped { Swift.abs($0) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: SignedNumeric & Comparable {
    x.mapped { Swift.abs($0) }
}
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    x.mapped(with: y) { Swift.min($0, $1) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    x.mapped(with: y) { Swift.min($0, $1) }
}
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    x.mapped(with: y) { Swift.max($0, $1) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    x.mapped(with: y) { Swift.max($0, $1) }
}
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    x + (y - x) * t
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    x + (y - x) * t
}
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    x + (y - x) * t
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    x + (y - x) * t
}
public func sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.mapped { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    sign(x)
}
public func recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    1 / x
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    1 / x
}
public func rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    1 / x.squareRoot()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    1 / x.squareRoot()
}
public func fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x - x.rounded(.down)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x - x.rounded(.down)
}
public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.mapped(with: edge) { $0 < $1 ? 0 : 1 }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_step<Vector: SIMD>(_ edge: Vector, _ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    step(x, edge: edge)
}
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: .one)
    return t * t * (3 - 2 * t)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_smoothstep<Vector: SIMD>(_ edge0: Vector, _ edge1: Vector, _ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    x.sum()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    x.sum()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FixedWidthInteger {
    x.wrappedSum()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FixedWidthInteger {
    x.wrappedSum()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.min()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.min()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.max()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.max()
}
public func floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.down)
}
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.up)
}
public func trunc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.towardZero)
}
public func round<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.toNearestOrAwayFromZero)
}
public func sqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.squareRoot()
}
