/// A width, a height and a depth.
public struct Size3D: _Spatial {
    public var width: Double
    public var height: Double
    public var depth: Double

    public init(width: Double = 0, height: Double = 0, depth: Double = 0) {
        (self.width, self.height, self.depth) = (width, height, depth)
    }
    public init<Number: BinaryFloatingPoint>(width: Number, height: Number, depth: Number) {
        self.init(width: Double(width), height: Double(height), depth: Double(depth))
    }
    public init<Number: BinaryInteger>(width: Number, height: Number, depth: Number) {
        self.init(width: Double(width), height: Double(height), depth: Double(depth))
    }
    public init(_ vector: SIMD3<Double>) { self.init(width: vector.x, height: vector.y, depth: vector.z) }

    public var vector: SIMD3<Double> {
        get { SIMD3(width, height, depth) }
        set { self = Size3D(newValue) }
    }

    public init(_ point: Point3D) { self.init(point.vector) }
    public init(_ vector: Vector3D) { self.init(vector.vector) }
    public static let one = Size3D(width: 1.0, height: 1.0, depth: 1.0)
    public static let infinity = Size3D(SIMD3(repeating: Double.infinity))
    public func contains(_ point: Point3D) -> Bool { Rect3D(size: self).contains(point) }
    public static func + (left: Size3D, right: Size3D) -> Size3D { Size3D(left.vector + right.vector) }
    public static func - (left: Size3D, right: Size3D) -> Size3D { Size3D(left.vector - right.vector) }
    public static func + (left: Size3D, right: Vector3D) -> Size3D { Size3D(left.vector + right.vector) }
    public static func += (left: inout Size3D, right: Size3D) { left = left + right }
    public static func -= (left: inout Size3D, right: Size3D) { left = left - right }
}

extension Size3D: ExpressibleByArrayLiteral, CustomStringConvertible {
    /// Missing elements are zero.
    public init(arrayLiteral elements: Double...) {
        self = .zero
        for (index, element) in elements.prefix(3).enumerated() { vector[index] = element }
    }
    public var description: String { "(width: \(width), height: \(height), depth: \(depth))" }
}
