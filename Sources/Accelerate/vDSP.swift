// Accelerate: arithmetic on many numbers at once. It is computed one after the other; pictures, matrices and the rest are not there.

@_exported public import Foundation

/// Arithmetic on arrays.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum vDSP {  // swift-format-ignore

    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
    where U.Element == Float, V.Element == Float { pairs(vectorA, vectorB, +) }
    public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float]
    where U.Element == Float {
        each(vector) { scalar + $0 }
    }
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V)
        -> [Float]
    where U.Element == Float, V.Element == Float { pairs(vectorA, vectorB, -) }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V)
        -> [Float]
    where U.Element == Float, V.Element == Float { pairs(vectorA, vectorB, *) }
    public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float]
    where U.Element == Float {
        each(vector) { scalar * $0 }
    }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
    where U.Element == Float, V.Element == Float { pairs(vectorA, vectorB, /) }
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float]
    where U.Element == Float {
        each(vector) { $0 / scalar }
    }
    public static func divide<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float]
    where U.Element == Float {
        each(vector) { scalar / $0 }
    }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Float
    where U.Element == Float, V.Element == Float { pairs(vectorA, vectorB, *).reduce(0, +) }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V)
        -> Float
    where U.Element == Float, V.Element == Float {
        pairs(pointA, pointB) { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        all(vector).reduce(0, +)
    }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        all(vector).reduce(0) { $0 + $1 * $1 }
    }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        all(vector).reduce(0) { $0 + abs($1) }
    }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        all(vector).reduce(0, +) / Float(vector.count)
    }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        sumOfSquares(vector) / Float(vector.count)
    }
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        sumOfMagnitudes(vector) / Float(vector.count)
    }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        meanSquare(vector).squareRoot()
    }
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let middle = mean(vector)
        return (all(vector).reduce(0) { $0 + ($1 - middle) * ($1 - middle) } / Float(vector.count))
            .squareRoot()
    }
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        all(vector).max() ?? -.infinity
    }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        all(vector).min() ?? .infinity
    }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        all(vector).map(abs).max() ?? 0
    }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
    where U.Element == Float {
        let found = all(vector).enumerated().max { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? -.infinity)
    }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
    where U.Element == Float {
        let found = all(vector).enumerated().min { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? .infinity)
    }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        each(vector, abs)
    }
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        each(vector) { -$0 }
    }
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        each(vector) { $0 * $0 }
    }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
    where U.Element == Float { each(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) } }
    public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
        let step = (range.upperBound - range.lowerBound) / Float(max(count - 1, 1))
        return (0..<max(count, 0)).map { range.lowerBound + Float($0) * step }
    }
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float)
    where V.Element == Float {
        vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    }
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
        fill(&vector, with: 0)
    }

    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double]
    where U.Element == Double, V.Element == Double { pairs(vectorA, vectorB, +) }
    public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double {
        each(vector) { scalar + $0 }
    }
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V)
        -> [Double]
    where U.Element == Double, V.Element == Double { pairs(vectorA, vectorB, -) }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V)
        -> [Double]
    where U.Element == Double, V.Element == Double { pairs(vectorA, vectorB, *) }
    public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double {
        each(vector) { scalar * $0 }
    }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V)
        -> [Double]
    where U.Element == Double, V.Element == Double { pairs(vectorA, vectorB, /) }
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double]
    where U.Element == Double {
        each(vector) { $0 / scalar }
    }
    public static func divide<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double {
        each(vector) { scalar / $0 }
    }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Double
    where U.Element == Double, V.Element == Double { pairs(vectorA, vectorB, *).reduce(0, +) }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V)
        -> Double
    where U.Element == Double, V.Element == Double {
        pairs(pointA, pointB) { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        all(vector).reduce(0, +)
    }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        all(vector).reduce(0) { $0 + $1 * $1 }
    }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        all(vector).reduce(0) { $0 + abs($1) }
    }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        all(vector).reduce(0, +) / Double(vector.count)
    }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        sumOfSquares(vector) / Double(vector.count)
    }
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        sumOfMagnitudes(vector) / Double(vector.count)
    }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        meanSquare(vector).squareRoot()
    }
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        let middle = mean(vector)
        return (all(vector).reduce(0) { $0 + ($1 - middle) * ($1 - middle) } / Double(vector.count))
            .squareRoot()
    }
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        all(vector).max() ?? -.infinity
    }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        all(vector).min() ?? .infinity
    }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        all(vector).map(abs).max() ?? 0
    }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
    where U.Element == Double {
        let found = all(vector).enumerated().max { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? -.infinity)
    }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
    where U.Element == Double {
        let found = all(vector).enumerated().min { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? .infinity)
    }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        each(vector, abs)
    }
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        each(vector) { -$0 }
    }
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        each(vector) { $0 * $0 }
    }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
    where U.Element == Double { each(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) } }
    public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
        let step = (range.upperBound - range.lowerBound) / Double(max(count - 1, 1))
        return (0..<max(count, 0)).map { range.lowerBound + Double($0) * step }
    }
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double)
    where V.Element == Double {
        vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    }
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
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
