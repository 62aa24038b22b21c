/// A matrix of 2 columns of 4 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_float2x4: Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    public init(_ column0: SIMD4<Float>, _ column1: SIMD4<Float>) {
        self.columns = (column0, column1)
    }
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 2, "a matrix of 2 columns")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Float>]) {
        precondition(rows.count == 4, "a matrix of 4 rows")
        self.init()
        for column in 0..<2 { for row in 0..<4 { self[column, row] = rows[row][column] } }
    }
    /// The number on the diagonal, and nothing elsewhere.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2(repeating: scalar)) }
    public init(diagonal: SIMD2<Float>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_float4x2 {
        simd_float4x2(rows: [columns.0, columns.1])
    }
}

extension simd_float2x4 {
    public static func + (left: simd_float2x4, right: simd_float2x4) -> simd_float2x4 {
        simd_float2x4(columns: (left.columns.0 + right.columns.0, left.columns.1 + right.columns.1))
    }
    public static func - (left: simd_float2x4, right: simd_float2x4) -> simd_float2x4 {
        simd_float2x4(columns: (left.columns.0 - right.columns.0, left.columns.1 - right.columns.1))
    }
    public static prefix func - (matrix: simd_float2x4) -> simd_float2x4 { -1 * matrix }
    public static func += (left: inout simd_float2x4, right: simd_float2x4) { left = left + right }
    public static func -= (left: inout simd_float2x4, right: simd_float2x4) { left = left - right }
    public static func * (left: Float, right: simd_float2x4) -> simd_float2x4 {
        simd_float2x4(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_float2x4, right: Float) -> simd_float2x4 { right * left }
    public static func *= (left: inout simd_float2x4, right: Float) { left = left * right }
    public static func * (left: simd_float2x4, right: SIMD2<Float>) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        for index in 0..<2 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD4<Float>, right: simd_float2x4) -> SIMD2<Float> { right.transpose * left }
    public static func * (left: simd_float2x4, right: simd_float2x2) -> simd_float2x4 {
        simd_float2x4(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_float2x4, right: simd_float3x2) -> simd_float3x4 {
        simd_float3x4(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_float2x4, right: simd_float4x2) -> simd_float4x4 {
        simd_float4x4(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
}

extension simd_float2x4: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_float2x4, right: simd_float2x4) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_float2x4([\((0..<2).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float2x4 = simd_float2x4
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float2x4 = simd_float2x4
