// The functions of matrices and turns under their names in C.

// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_inverse(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.inverse }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_transpose(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.transpose }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_determinant(_ matrix: simd_float2x2) -> Float { matrix.determinant }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: SIMD2<Float>, _ y: simd_float2x2) -> SIMD2<Float> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: Float, _ y: simd_float2x2) -> simd_float2x2 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_equal(_ x: simd_float2x2, _ y: simd_float2x2) -> Bool { x == y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_add(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x + y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(column0, column1)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_inverse(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.inverse }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_transpose(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.transpose }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_determinant(_ matrix: simd_float3x3) -> Float { matrix.determinant }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: SIMD3<Float>, _ y: simd_float3x3) -> SIMD3<Float> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: Float, _ y: simd_float3x3) -> simd_float3x3 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_equal(_ x: simd_float3x3, _ y: simd_float3x3) -> Bool { x == y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_add(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x + y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>)
    -> simd_float3x3
{ simd_float3x3(column0, column1, column2) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_inverse(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.inverse }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_determinant(_ matrix: simd_float4x4) -> Float { matrix.determinant }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: SIMD4<Float>, _ y: simd_float4x4) -> SIMD4<Float> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: Float, _ y: simd_float4x4) -> simd_float4x4 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_equal(_ x: simd_float4x4, _ y: simd_float4x4) -> Bool { x == y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_add(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x + y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix(
    _ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>
) -> simd_float4x4 { simd_float4x4(column0, column1, column2, column3) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_act(_ q: simd_quatf, _ vector: SIMD3<Float>) -> SIMD3<Float> { q.act(vector) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length(_ q: simd_quatf) -> Float { q.length }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_real(_ q: simd_quatf) -> Float { q.real }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_imag(_ q: simd_quatf) -> SIMD3<Float> { q.imag }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { dot(p.vector, q.vector) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
    simd_quatf(angle: angle, axis: axis)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
    simd_quatf(from: from, to: to)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}

/// Between two turns, at a steady speed and by the shorter way.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let cosine = dot(q0.vector, q1.vector)
    return slerp(q0, cosine < 0 ? -q1 : q1, t)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let cosine = dot(q0.vector, q1.vector)
    return slerp(q0, cosine < 0 ? q1 : -q1, t)
}
private func slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let angle = scalarArcTangent(length(q0.vector - q1.vector), length(q0.vector + q1.vector)) * 2
    guard scalarSine(angle) > 0.000_001 else { return ((1 - t) * q0 + t * q1).normalized }
    return (scalarSine((1 - t) * angle) * q0 + scalarSine(t * angle) * q1) / scalarSine(angle)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_inverse(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.inverse }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_transpose(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.transpose }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_determinant(_ matrix: simd_double2x2) -> Double { matrix.determinant }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: SIMD2<Double>, _ y: simd_double2x2) -> SIMD2<Double> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: Double, _ y: simd_double2x2) -> simd_double2x2 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_equal(_ x: simd_double2x2, _ y: simd_double2x2) -> Bool { x == y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_add(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x + y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) -> simd_double2x2 {
    simd_double2x2(column0, column1)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_inverse(_ matrix: simd_double3x3) -> simd_double3x3 { matrix.inverse }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_transpose(_ matrix: simd_double3x3) -> simd_double3x3 { matrix.transpose }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_determinant(_ matrix: simd_double3x3) -> Double { matrix.determinant }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: SIMD3<Double>, _ y: simd_double3x3) -> SIMD3<Double> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: Double, _ y: simd_double3x3) -> simd_double3x3 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_equal(_ x: simd_double3x3, _ y: simd_double3x3) -> Bool { x == y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_add(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x + y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>)
    -> simd_double3x3
{ simd_double3x3(column0, column1, column2) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_inverse(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.inverse }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_transpose(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.transpose }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_determinant(_ matrix: simd_double4x4) -> Double { matrix.determinant }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: SIMD4<Double>, _ y: simd_double4x4) -> SIMD4<Double> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ x: Double, _ y: simd_double4x4) -> simd_double4x4 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_equal(_ x: simd_double4x4, _ y: simd_double4x4) -> Bool { x == y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_add(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x + y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix(
    _ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(column0, column1, column2, column3) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_act(_ q: simd_quatd, _ vector: SIMD3<Double>) -> SIMD3<Double> { q.act(vector) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_conjugate(_ q: simd_quatd) -> simd_quatd { q.conjugate }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length(_ q: simd_quatd) -> Double { q.length }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_real(_ q: simd_quatd) -> Double { q.real }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_imag(_ q: simd_quatd) -> SIMD3<Double> { q.imag }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { dot(p.vector, q.vector) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
    simd_quatd(from: from, to: to)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}

/// Between two turns, at a steady speed and by the shorter way.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let cosine = dot(q0.vector, q1.vector)
    return slerp(q0, cosine < 0 ? -q1 : q1, t)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let cosine = dot(q0.vector, q1.vector)
    return slerp(q0, cosine < 0 ? q1 : -q1, t)
}
private func slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let angle = scalarArcTangent(length(q0.vector - q1.vector), length(q0.vector + q1.vector)) * 2
    guard scalarSine(angle) > 0.000_001 else { return ((1 - t) * q0 + t * q1).normalized }
    return (scalarSine((1 - t) * angle) * q0 + scalarSine(t * angle) * q1) / scalarSine(angle)
}
