/// A turn in space, as a number with three imaginary parts.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_quatd: Hashable, Sendable {
    /// The imaginary parts, and the real one last.
    public var vector: SIMD4<Double>

    public init() { vector = .zero }
    public init(vector: SIMD4<Double>) { self.vector = vector }
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
    public init(angle: Double, axis: SIMD3<Double>) {
        vector = SIMD4(scalarSine(angle / 2) * axis, scalarCosine(angle / 2))
    }

    /// The shortest turn from one direction to another, both of length one.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let cosine = dot(from, to)
        guard cosine > -0.999_999 else {
            // Half a turn, about whatever lies across.
            let across = abs(from.x) < 0.9 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, across)))
            return
        }
        self.init(vector: normalize(SIMD4(cross(from, to), 1 + cosine)))
    }

    /// The turn of a matrix without scale.
    public init(_ matrix: simd_double3x3) {
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

    public init(_ matrix: simd_double4x4) {
        let columns = [matrix.columns.0, matrix.columns.1, matrix.columns.2]
        self.init(simd_double3x3(columns.map { SIMD3($0.x, $0.y, $0.z) }))
    }

    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Double> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, real) }
    }
    public var angle: Double { 2 * scalarArcTangent(simd.length(imag), real) }
    /// Not a number without a turn.
    public var axis: SIMD3<Double> { simd.normalize(imag) }
    public var length: Double { simd.length(vector) }
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / simd.length_squared(vector)) }
    public var normalized: simd_quatd { simd_quatd(vector: simd.normalize(vector)) }

    /// Turns a vector.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let twice = 2 * simd.cross(imag, vector)
        return vector + real * twice + simd.cross(imag, twice)
    }
}

extension simd_quatd {
    public static func + (left: simd_quatd, right: simd_quatd) -> simd_quatd {
        simd_quatd(vector: left.vector + right.vector)
    }
    public static func - (left: simd_quatd, right: simd_quatd) -> simd_quatd {
        simd_quatd(vector: left.vector - right.vector)
    }
    public static prefix func - (turn: simd_quatd) -> simd_quatd { simd_quatd(vector: -turn.vector) }
    public static func += (left: inout simd_quatd, right: simd_quatd) { left = left + right }
    public static func -= (left: inout simd_quatd, right: simd_quatd) { left = left - right }
    /// First the right turn, then the left one.
    public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: left.real * right.real - dot(left.imag, right.imag),
            imag: left.real * right.imag + right.real * left.imag + cross(left.imag, right.imag))
    }
    public static func * (left: Double, right: simd_quatd) -> simd_quatd {
        simd_quatd(vector: left * right.vector)
    }
    public static func * (left: simd_quatd, right: Double) -> simd_quatd { right * left }
    public static func / (left: simd_quatd, right: Double) -> simd_quatd {
        simd_quatd(vector: left.vector / right)
    }
    public static func / (left: simd_quatd, right: simd_quatd) -> simd_quatd { left * right.inverse }
    public static func *= (left: inout simd_quatd, right: simd_quatd) { left = left * right }
    public static func *= (left: inout simd_quatd, right: Double) { left = left * right }
    public static func /= (left: inout simd_quatd, right: Double) { left = left / right }
}

extension simd_quatd: CustomDebugStringConvertible {
    public var debugDescription: String { "simd_quatd(real: \(real), imag: \(imag))" }
}
