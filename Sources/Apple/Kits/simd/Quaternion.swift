/// A rotation in space: a quaternion.
public struct _Quaternion<Scalar: _Real>: Hashable, Sendable {
    /// The imaginary parts, followed by the real part.
    public var vector: SIMD4<Scalar>

    public init() { vector = .zero }
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        vector = SIMD4(Scalar._sine(angle / 2) * axis, Scalar._cosine(angle / 2))
    }

    /// The shortest rotation from one unit vector to another.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let cosine = dot(from, to)
        guard cosine > -0.999_999 else {
            // The vectors are opposite, so rotate by 180° about any perpendicular axis.
            let across = abs(from.x) < 0.9 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, across)))
            return
        }
        self.init(vector: normalize(SIMD4(cross(from, to), 1 + cosine)))
    }

    /// The rotation in a matrix that has no scale.
    public init(_ matrix: _Matrix3x3<Scalar>) {
        let m = matrix
        let trace = m[0, 0] + m[1, 1] + m[2, 2]
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(
                ix: (m[1, 2] - m[2, 1]) / s, iy: (m[2, 0] - m[0, 2]) / s, iz: (m[0, 1] - m[1, 0]) / s,
                r: s / 4)
        } else if m[0, 0] > m[1, 1], m[0, 0] > m[2, 2] {
            let s = (1 + m[0, 0] - m[1, 1] - m[2, 2]).squareRoot() * 2
            self.init(
                ix: s / 4, iy: (m[1, 0] + m[0, 1]) / s, iz: (m[2, 0] + m[0, 2]) / s,
                r: (m[1, 2] - m[2, 1]) / s)
        } else if m[1, 1] > m[2, 2] {
            let s = (1 + m[1, 1] - m[0, 0] - m[2, 2]).squareRoot() * 2
            self.init(
                ix: (m[1, 0] + m[0, 1]) / s, iy: s / 4, iz: (m[2, 1] + m[1, 2]) / s,
                r: (m[2, 0] - m[0, 2]) / s)
        } else {
            let s = (1 + m[2, 2] - m[0, 0] - m[1, 1]).squareRoot() * 2
            self.init(
                ix: (m[2, 0] + m[0, 2]) / s, iy: (m[2, 1] + m[1, 2]) / s, iz: s / 4,
                r: (m[0, 1] - m[1, 0]) / s)
        }
    }

    public init(_ matrix: _Matrix4x4<Scalar>) {
        let columns = [matrix.columns.0, matrix.columns.1, matrix.columns.2]
        self.init(_Matrix3x3<Scalar>(columns.map { SIMD3($0.x, $0.y, $0.z) }))
    }

    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, real) }
    }
    public var angle: Scalar { 2 * Scalar._arcTangent(simd.length(imag), real) }
    /// The axis of the rotation; its numbers are NaN for a quaternion without rotation.
    public var axis: SIMD3<Scalar> { simd.normalize(imag) }
    public var length: Scalar { simd.length(vector) }
    public var conjugate: _Quaternion { _Quaternion(real: real, imag: -imag) }
    public var inverse: _Quaternion { _Quaternion(vector: conjugate.vector / simd.length_squared(vector)) }
    public var normalized: _Quaternion { _Quaternion(vector: simd.normalize(vector)) }

    /// Rotates a vector.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = 2 * simd.cross(imag, vector)
        return vector + real * twice + simd.cross(imag, twice)
    }
}

extension _Quaternion {
    public static func + (left: _Quaternion, right: _Quaternion) -> _Quaternion {
        _Quaternion(vector: left.vector + right.vector)
    }
    public static func - (left: _Quaternion, right: _Quaternion) -> _Quaternion {
        _Quaternion(vector: left.vector - right.vector)
    }
    public static prefix func - (turn: _Quaternion) -> _Quaternion { _Quaternion(vector: -turn.vector) }
    public static func += (left: inout _Quaternion, right: _Quaternion) { left = left + right }
    public static func -= (left: inout _Quaternion, right: _Quaternion) { left = left - right }
    /// First applies the right rotation, then the left rotation.
    public static func * (left: _Quaternion, right: _Quaternion) -> _Quaternion {
        _Quaternion(
            real: left.real * right.real - dot(left.imag, right.imag),
            imag: left.real * right.imag + right.real * left.imag + cross(left.imag, right.imag))
    }
    public static func * (left: Scalar, right: _Quaternion) -> _Quaternion {
        _Quaternion(vector: left * right.vector)
    }
    public static func * (left: _Quaternion, right: Scalar) -> _Quaternion { right * left }
    public static func / (left: _Quaternion, right: Scalar) -> _Quaternion {
        _Quaternion(vector: left.vector / right)
    }
    public static func / (left: _Quaternion, right: _Quaternion) -> _Quaternion { left * right.inverse }
    public static func *= (left: inout _Quaternion, right: _Quaternion) { left = left * right }
    public static func *= (left: inout _Quaternion, right: Scalar) { left = left * right }
    public static func /= (left: inout _Quaternion, right: Scalar) { left = left / right }
}

extension _Quaternion: CustomDebugStringConvertible {
    public var debugDescription: String {
        "\(Scalar.self == Float.self ? "simd_quatf" : "simd_quatd")(real: \(real), imag: \(imag))"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_quatf = _Quaternion<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_quatd = _Quaternion<Double>
