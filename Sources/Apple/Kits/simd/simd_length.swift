// Functions on vectors, under their Swift names and their C names.

extension SIMD {
    /// Transforms each element.
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
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    x.mapped(with: y) { Swift.max($0, $1) }
}
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
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
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    x + (y - x) * t
}
public func sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.mapped { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
}
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: .one)
    return t * t * (3 - 2 * t)
}
public func floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.down)
}
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.up)
}
public func round<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.toNearestOrAwayFromZero)
}
public func sqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.squareRoot()
}
