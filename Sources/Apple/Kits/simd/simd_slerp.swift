// Functions on matrices and quaternions, under their C names.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix.Row) -> Matrix.Column { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Row { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix.Scalar, _ y: Matrix) -> Matrix { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func matrix_multiply<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix.Row) -> Matrix.Column { x * y }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix<Scalar: _Real>(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) -> _Matrix2x2<
    Scalar
> { _Matrix2x2(column0, column1) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix<Scalar: _Real>(
    _ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>
) -> _Matrix3x3<Scalar> { _Matrix3x3(column0, column1, column2) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_matrix<Scalar: _Real>(
    _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>
) -> _Matrix4x4<Scalar> { _Matrix4x4(column0, column1, column2, column3) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mul<Scalar>(_ p: _Quaternion<Scalar>, _ q: _Quaternion<Scalar>) -> _Quaternion<Scalar> {
    p * q
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_act<Scalar>(_ q: _Quaternion<Scalar>, _ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    q.act(vector)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_normalize<Scalar>(_ q: _Quaternion<Scalar>) -> _Quaternion<Scalar> { q.normalized }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length<Scalar>(_ q: _Quaternion<Scalar>) -> Scalar { q.length }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_dot<Scalar>(_ p: _Quaternion<Scalar>, _ q: _Quaternion<Scalar>) -> Scalar {
    dot(p.vector, q.vector)
}

/// Interpolates between two rotations at constant speed, along the shorter path.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_slerp<Scalar>(_ q0: _Quaternion<Scalar>, _ q1: _Quaternion<Scalar>, _ t: Scalar)
    -> _Quaternion<Scalar>
{
    slerp(q0, dot(q0.vector, q1.vector) < 0 ? -q1 : q1, t)
}
private func slerp<Scalar>(_ q0: _Quaternion<Scalar>, _ q1: _Quaternion<Scalar>, _ t: Scalar)
    -> _Quaternion<Scalar>
{
    let angle = Scalar._arcTangent(length(q0.vector - q1.vector), length(q0.vector + q1.vector)) * 2
    guard Scalar._sine(angle) > 0.000_001 else { return ((1 - t) * q0 + t * q1).normalized }
    return (Scalar._sine((1 - t) * angle) * q0 + Scalar._sine(t * angle) * q1) / Scalar._sine(angle)
}
