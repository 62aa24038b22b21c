public import simd

/// A translation, a rotation and a scale in one matrix.
public struct AffineTransform3D: Hashable, Sendable {
    public var matrix: simd_double4x3

    public init() { matrix = simd_double4x3(1) }
    public init(_ matrix: simd_double4x3) { self.matrix = matrix }
    public init(_ matrix: simd_double4x4) { self.init(truncating: matrix) }
    public init(_ matrix: simd_float4x4) {
        let columns = (0..<4).map { SIMD4<Double>(matrix[$0]) }
        self.init(truncating: simd_double4x4(columns))
    }
    public init(truncating matrix: simd_double4x4) {
        self.matrix = simd_double4x3((0..<4).map { SIMD3(matrix[$0].x, matrix[$0].y, matrix[$0].z) })
    }
    public init(
        scale: Size3D = .one, rotation: Rotation3D = .identity, translation: Vector3D = .zero
    ) {
        let turn = simd_double3x3(rotation.quaternion)
        matrix = simd_double4x3(
            turn[0] * scale.width, turn[1] * scale.height, turn[2] * scale.depth, translation.vector)
    }
    public init(translation: Vector3D) { self.init(scale: .one, translation: translation) }
    public init(rotation: Rotation3D) { self.init(scale: .one, rotation: rotation) }
    public init(pose: Pose3D) {
        self.init(scale: .one, rotation: pose.rotation, translation: Vector3D(pose.position))
    }

    public static let identity = AffineTransform3D()
    public var matrix4x4: simd_double4x4 {
        simd_double4x4((0..<4).map { SIMD4(matrix[$0], $0 == 3 ? 1 : 0) })
    }
    public var translation: Vector3D {
        get { Vector3D(matrix.columns.3) }
        set { matrix.columns.3 = newValue.vector }
    }
    public var scale: Size3D {
        Size3D(SIMD3(simd.length(matrix[0]), simd.length(matrix[1]), simd.length(matrix[2])))
    }
    /// The rotation of the transform; nil if a scale is zero.
    public var rotation: Rotation3D? {
        let scale = scale
        guard scale.width > 0, scale.height > 0, scale.depth > 0 else { return nil }
        return Rotation3D(
            simd_quatd(
                simd_double3x3(matrix[0] / scale.width, matrix[1] / scale.height, matrix[2] / scale.depth)))
    }
    public var inverse: AffineTransform3D? {
        matrix4x4.determinant == 0 ? nil : AffineTransform3D(matrix4x4.inverse)
    }
    public func rotated(by turn: Rotation3D) -> AffineTransform3D { AffineTransform3D(rotation: turn) * self }
    public static func * (left: AffineTransform3D, right: AffineTransform3D) -> AffineTransform3D {
        AffineTransform3D(left.matrix4x4 * right.matrix4x4)
    }
    public static func == (left: AffineTransform3D, right: AffineTransform3D) -> Bool {
        left.matrix == right.matrix
    }
    public func hash(into hasher: inout Hasher) {
        for index in 0..<4 { hasher.combine(matrix[index]) }
    }
}
