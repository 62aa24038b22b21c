// Accelerate: arithmetic on many numbers at once. It is computed one after the other; pictures, matrices and the rest are not there.

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
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V)
        -> [U.Element]
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, -) }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V)
        -> [U.Element]
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, *) }
    public static func multiply<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        each(vector) { scalar * $0 }
    }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U
        .Element]
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, /) }
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: U.Element) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        each(vector) { $0 / scalar }
    }
    public static func divide<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        each(vector) { scalar / $0 }
    }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> U.Element
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, *).reduce(0, +) }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V)
        -> U.Element
    where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        pairs(pointA, pointB) { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        all(vector).reduce(0, +)
    }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        all(vector).reduce(0) { $0 + $1 * $1 }
    }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        all(vector).reduce(0) { $0 + abs($1) }
    }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        all(vector).reduce(0, +) / U.Element(vector.count)
    }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        sumOfSquares(vector) / U.Element(vector.count)
    }
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        sumOfMagnitudes(vector) / U.Element(vector.count)
    }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        meanSquare(vector).squareRoot()
    }
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        let middle = mean(vector)
        return (all(vector).reduce(0) { $0 + ($1 - middle) * ($1 - middle) } / U.Element(vector.count))
            .squareRoot()
    }
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        all(vector).max() ?? -.infinity
    }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        all(vector).min() ?? .infinity
    }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        all(vector).map(abs).max() ?? 0
    }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: BinaryFloatingPoint {
        let found = all(vector).enumerated().max { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? -.infinity)
    }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: BinaryFloatingPoint {
        let found = all(vector).enumerated().min { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? .infinity)
    }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        each(vector, abs)
    }
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        each(vector) { -$0 }
    }
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        each(vector) { $0 * $0 }
    }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<U.Element>) -> [U
        .Element]
    where U.Element: BinaryFloatingPoint {
        each(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    public static func ramp<Element: BinaryFloatingPoint>(in range: ClosedRange<Element>, count: Int)
        -> [Element]
    {
        let step = (range.upperBound - range.lowerBound) / Element(max(count - 1, 1))
        return (0..<max(count, 0)).map { range.lowerBound + Element($0) * step }
    }
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: V.Element)
    where V.Element: BinaryFloatingPoint {
        vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    }
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V)
    where V.Element: BinaryFloatingPoint {
        fill(&vector, with: 0)
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
