/// A turn in space, as a number with three imaginary parts.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_quatf: Hashable, Sendable {
    /// The imaginary parts, and the real one last.
    public var vector: SIMD4<Float>

    public init() { vector = .zero }
    public init(vector: SIMD4<Float>) { self.vector = vector }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    public init(angle: Float, axis: SIMD3<Float>) {
        vector = SIMD4(scalarSine(angle / 2) * axis, scalarCosine(angle / 2))
    }

    /// The shortest turn from one direction to another, both of length one.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let cosine = dot(from, to)
        guard cosine > -0.999_999 else {
            // Half a turn, about whatever lies across.
            let across = abs(from.x) < 0.9 ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, across)))
            return
        }
        self.init(vector: normalize(SIMD4(cross(from, to), 1 + cosine)))
    }

    /// The turn of a matrix without scale.
    public init(_ matrix: simd_float3x3) {
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

    public init(_ matrix: simd_float4x4) {
        let columns = [matrix.columns.0, matrix.columns.1, matrix.columns.2]
        self.init(simd_float3x3(columns.map { SIMD3($0.x, $0.y, $0.z) }))
    }

    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Float> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, real) }
    }
    public var angle: Float { 2 * scalarArcTangent(simd.length(imag), real) }
    /// Not a number without a turn.
    public var axis: SIMD3<Float> { simd.normalize(imag) }
    public var length: Float { simd.length(vector) }
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd.length_squared(vector)) }
    public var normalized: simd_quatf { simd_quatf(vector: simd.normalize(vector)) }

    /// Turns a vector.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let twice = 2 * simd.cross(imag, vector)
        return vector + real * twice + simd.cross(imag, twice)
    }
}

extension simd_quatf {
    public static func + (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        simd_quatf(vector: left.vector + right.vector)
    }
    public static func - (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        simd_quatf(vector: left.vector - right.vector)
    }
    public static prefix func - (turn: simd_quatf) -> simd_quatf { simd_quatf(vector: -turn.vector) }
    public static func += (left: inout simd_quatf, right: simd_quatf) { left = left + right }
    public static func -= (left: inout simd_quatf, right: simd_quatf) { left = left - right }
    /// First the right turn, then the left one.
    public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: left.real * right.real - dot(left.imag, right.imag),
            imag: left.real * right.imag + right.real * left.imag + cross(left.imag, right.imag))
    }
    public static func * (left: Float, right: simd_quatf) -> simd_quatf {
        simd_quatf(vector: left * right.vector)
    }
    public static func * (left: simd_quatf, right: Float) -> simd_quatf { right * left }
    public static func / (left: simd_quatf, right: Float) -> simd_quatf {
        simd_quatf(vector: left.vector / right)
    }
    public static func / (left: simd_quatf, right: simd_quatf) -> simd_quatf { left * right.inverse }
    public static func *= (left: inout simd_quatf, right: simd_quatf) { left = left * right }
    public static func *= (left: inout simd_quatf, right: Float) { left = left * right }
    public static func /= (left: inout simd_quatf, right: Float) { left = left / right }
}

extension simd_quatf: CustomDebugStringConvertible {
    public var debugDescription: String { "simd_quatf(real: \(real), imag: \(imag))" }
}
