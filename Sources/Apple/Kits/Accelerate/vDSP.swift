// Accelerate: arithmetic on arrays, computed one element at a time. The course lacks Accelerate's
// images, matrices and other parts.

@_exported public import Foundation

/// Arithmetic on arrays.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum vDSP {  // swift-format-ignore

    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, +) }
    public static func add<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        each(vector) { scalar + $0 }
    }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        all(vector).reduce(0, +) / U.Element(vector.count)
    }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<U.Element>) -> [U
        .Element]
    where U.Element: BinaryFloatingPoint {
        each(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    private static func all<U: AccelerateBuffer>(_ vector: U) -> [U.Element] {
        vector.withUnsafeBufferPointer { Array($0) }
    }
    private static func each<U: AccelerateBuffer>(
        _ vector: U, _ change: (U.Element) -> U.Element
    ) -> [U.Element] { all(vector).map(change) }
    private static func pairs<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ left: U, _ right: V, _ join: (U.Element, U.Element) -> U.Element
    ) -> [U.Element] where U.Element == V.Element { zip(all(left), all(right)).map(join) }
}
