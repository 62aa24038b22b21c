/// A matrix of 4 columns of 2 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_float4x2: Sendable {
    public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    public init(
        _ column0: SIMD2<Float>, _ column1: SIMD2<Float>, _ column2: SIMD2<Float>, _ column3: SIMD2<Float>
    ) {
        self.columns = (column0, column1, column2, column3)
    }
    public init(_ columns: [SIMD2<Float>]) {
        precondition(columns.count == 4, "a matrix of 4 columns")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Float>]) {
        precondition(rows.count == 2, "a matrix of 2 rows")
        self.init()
        for column in 0..<4 { for row in 0..<2 { self[column, row] = rows[row][column] } }
    }
    /// The number on the diagonal, and nothing elsewhere.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2(repeating: scalar)) }
    public init(diagonal: SIMD2<Float>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_float2x4 {
        simd_float2x4(rows: [columns.0, columns.1, columns.2, columns.3])
    }
}

extension simd_float4x2 {
    public static func + (left: simd_float4x2, right: simd_float4x2) -> simd_float4x2 {
        simd_float4x2(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
                left.columns.2 + right.columns.2, left.columns.3 + right.columns.3
            ))
    }
    public static func - (left: simd_float4x2, right: simd_float4x2) -> simd_float4x2 {
        simd_float4x2(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
                left.columns.2 - right.columns.2, left.columns.3 - right.columns.3
            ))
    }
    public static prefix func - (matrix: simd_float4x2) -> simd_float4x2 { -1 * matrix }
    public static func += (left: inout simd_float4x2, right: simd_float4x2) { left = left + right }
    public static func -= (left: inout simd_float4x2, right: simd_float4x2) { left = left - right }
    public static func * (left: Float, right: simd_float4x2) -> simd_float4x2 {
        simd_float4x2(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
    public static func * (left: simd_float4x2, right: Float) -> simd_float4x2 { right * left }
    public static func *= (left: inout simd_float4x2, right: Float) { left = left * right }
    public static func * (left: simd_float4x2, right: SIMD4<Float>) -> SIMD2<Float> {
        var sum = SIMD2<Float>.zero
        for index in 0..<4 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD2<Float>, right: simd_float4x2) -> SIMD4<Float> { right.transpose * left }
    public static func * (left: simd_float4x2, right: simd_float2x4) -> simd_float2x2 {
        simd_float2x2(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_float4x2, right: simd_float3x4) -> simd_float3x2 {
        simd_float3x2(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_float4x2, right: simd_float4x4) -> simd_float4x2 {
        simd_float4x2(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
}

extension simd_float4x2: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_float4x2, right: simd_float4x2) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_float4x2([\((0..<4).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float4x2 = simd_float4x2
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float4x2 = simd_float4x2
