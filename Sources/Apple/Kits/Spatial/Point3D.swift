// Spatial: points, sizes and rotations in space. Arithmetic works as on a device.

public import Foundation
@_exported public import simd

/// A point in space.
public struct Point3D: _Spatial {
    public var x: Double
    public var y: Double
    public var z: Double

    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
    public init<Number: BinaryFloatingPoint>(x: Number, y: Number, z: Number) {
        self.init(x: Double(x), y: Double(y), z: Double(z))
    }
    public init<Number: BinaryInteger>(x: Number, y: Number, z: Number) {
        self.init(x: Double(x), y: Double(y), z: Double(z))
    }
    public init(_ vector: SIMD3<Double>) { self.init(x: vector.x, y: vector.y, z: vector.z) }

    public var vector: SIMD3<Double> {
        get { SIMD3(x, y, z) }
        set { self = Point3D(newValue) }
    }

    public init(_ size: Size3D) { self.init(size.vector) }
    public init(_ vector: Vector3D) { self.init(vector.vector) }
    public init(_ point: CGPoint) { self.init(x: point.x, y: point.y, z: 0) }
    public static let origin = Point3D.zero
    public static let one = Point3D(SIMD3<Double>(1, 1, 1))
    public static let infinity = Point3D(SIMD3(repeating: Double.infinity))
    public func distance(to other: Point3D) -> Double { simd.distance(vector, other.vector) }
    public func scaled(by size: Size3D) -> Point3D { Point3D(vector * size.vector) }
    public func applying(_ transform: AffineTransform3D) -> Point3D {
        let end = transform.matrix4x4 * SIMD4(vector, 1)
        return Point3D(SIMD3(end.x, end.y, end.z))
    }
    public func applying(_ pose: Pose3D) -> Point3D { rotated(by: pose.rotation) + Vector3D(pose.position) }
    public func clamped(to rect: Rect3D) -> Point3D {
        Point3D(vector.clamped(lowerBound: rect.min.vector, upperBound: rect.max.vector))
    }
    public static func + (left: Point3D, right: Vector3D) -> Point3D { Point3D(left.vector + right.vector) }
    public static func + (left: Vector3D, right: Point3D) -> Point3D { right + left }
    public static func + (left: Point3D, right: Size3D) -> Point3D { Point3D(left.vector + right.vector) }
    public static func - (left: Point3D, right: Vector3D) -> Point3D { Point3D(left.vector - right.vector) }
    public static func - (left: Point3D, right: Size3D) -> Point3D { Point3D(left.vector - right.vector) }
    public static func - (left: Point3D, right: Point3D) -> Vector3D { Vector3D(left.vector - right.vector) }
    public static func += (left: inout Point3D, right: Vector3D) { left = left + right }
    public static func -= (left: inout Point3D, right: Vector3D) { left = left - right }
    public static func * (left: AffineTransform3D, right: Point3D) -> Point3D { right.applying(left) }
    public static func * (left: Pose3D, right: Point3D) -> Point3D { right.applying(left) }
}

extension Point3D: ExpressibleByArrayLiteral, CustomStringConvertible {
    /// Missing elements are zero.
    public init(arrayLiteral elements: Double...) {
        self = .zero
        for (index, element) in elements.prefix(3).enumerated() { vector[index] = element }
    }
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }
}
