/// A scale, a rotation and a translation, applied in this order.
public struct Transform: Component, Hashable, Sendable {
    public var scale = SIMD3<Float>(1, 1, 1)
    public var rotation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    public var translation = SIMD3<Float>.zero

    public init() {}
    public init(
        scale: SIMD3<Float> = SIMD3(1, 1, 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
        translation: SIMD3<Float> = .zero
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
    /// Rotates about x, then y, then z.
    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
        rotation =
            simd_quatf(angle: y, axis: SIMD3(0, 1, 0)) * simd_quatf(angle: x, axis: SIMD3(1, 0, 0))
            * simd_quatf(angle: z, axis: SIMD3(0, 0, 1))
    }
    public init(matrix: float4x4) {
        let columns = (0..<3).map { SIMD3(matrix[$0].x, matrix[$0].y, matrix[$0].z) }
        scale = SIMD3(simd.length(columns[0]), simd.length(columns[1]), simd.length(columns[2]))
        if matrix.determinant < 0 { scale.x = -scale.x }
        if !(scale.x == 0 || scale.y == 0 || scale.z == 0) {
            rotation = simd_quatf(
                simd_float3x3(columns[0] / scale.x, columns[1] / scale.y, columns[2] / scale.z))
        }
        translation = SIMD3(matrix[3].x, matrix[3].y, matrix[3].z)
    }
    public init(_ transform: AffineTransform3D) {
        self.init(matrix: float4x4((0..<4).map { SIMD4<Float>(transform.matrix4x4[$0]) }))
    }

    public static let identity = Transform()
    public var matrix: float4x4 {
        var matrix = float4x4(rotation)
        for index in 0..<3 { matrix[index] *= scale[index] }
        matrix.columns.3 = SIMD4(translation, 1)
        return matrix
    }
}

public struct BoundingBox: Hashable, Sendable {
    public var min: SIMD3<Float>
    public var max: SIMD3<Float>

    public init() { (min, max) = (SIMD3(repeating: .infinity), SIMD3(repeating: -.infinity)) }
    public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }
    public static let empty = BoundingBox()
    public var isEmpty: Bool { any(min .> max) }
    public var center: SIMD3<Float> { isEmpty ? .zero : (min + max) / 2 }
    public var extents: SIMD3<Float> { isEmpty ? .zero : max - min }
    public func contains(_ point: SIMD3<Float>) -> Bool { all(point .>= min) && all(point .<= max) }
    public func union(_ other: BoundingBox) -> BoundingBox {
        BoundingBox(min: pointwiseMin(min, other.min), max: pointwiseMax(max, other.max))
    }
    public func union(_ point: SIMD3<Float>) -> BoundingBox { union(BoundingBox(min: point, max: point)) }
    public mutating func formUnion(_ other: BoundingBox) { self = union(other) }
    public mutating func formUnion(_ point: SIMD3<Float>) { self = union(point) }
    public func transformed(by matrix: float4x4) -> BoundingBox {
        if isEmpty { return self }
        return (0..<8).reduce(BoundingBox()) { box, corner in
            let place = SIMD4<Float>(
                corner & 1 == 0 ? min.x : max.x, corner & 2 == 0 ? min.y : max.y,
                corner & 4 == 0 ? min.z : max.z, 1)
            let end = matrix * place
            return box.union(SIMD3(end.x, end.y, end.z))
        }
    }
}
