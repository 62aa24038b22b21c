/// A matrix of 2 columns of 2 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_float2x2: Sendable {
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) {
        self.columns = (column0, column1)
    }
    public init(_ columns: [SIMD2<Float>]) {
        precondition(columns.count == 2, "a matrix of 2 columns")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Float>]) {
        precondition(rows.count == 2, "a matrix of 2 rows")
        self.init()
        for column in 0..<2 { for row in 0..<2 { self[column, row] = rows[row][column] } }
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

    public var transpose: simd_float2x2 {
        simd_float2x2(rows: [columns.0, columns.1])
    }

    /// The sum over the first row, each number times what is left without its row and column.
    public var determinant: Float { self[0, 0] * self[1, 1] - self[1, 0] * self[0, 1] }
    /// Infinite or not a number if there is none.
    public var inverse: simd_float2x2 {
        var cofactors = simd_float2x2()
        for column in 0..<2 {
            for row in 0..<2 { cofactors[row, column] = cofactor(column: column, row: row) }
        }
        return (1 / determinant) * cofactors
    }
    private func cofactor(column: Int, row: Int) -> Float {
        (column + row).isMultiple(of: 2) ? self[1 - column, 1 - row] : -self[1 - column, 1 - row]
    }
}

extension simd_float2x2 {
    public static func + (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(columns: (left.columns.0 + right.columns.0, left.columns.1 + right.columns.1))
    }
    public static func - (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(columns: (left.columns.0 - right.columns.0, left.columns.1 - right.columns.1))
    }
    public static prefix func - (matrix: simd_float2x2) -> simd_float2x2 { -1 * matrix }
    public static func += (left: inout simd_float2x2, right: simd_float2x2) { left = left + right }
    public static func -= (left: inout simd_float2x2, right: simd_float2x2) { left = left - right }
    public static func * (left: Float, right: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_float2x2, right: Float) -> simd_float2x2 { right * left }
    public static func *= (left: inout simd_float2x2, right: Float) { left = left * right }
    public static func * (left: simd_float2x2, right: SIMD2<Float>) -> SIMD2<Float> {
        var sum = SIMD2<Float>.zero
        for index in 0..<2 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD2<Float>, right: simd_float2x2) -> SIMD2<Float> { right.transpose * left }
    public static func * (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_float2x2, right: simd_float3x2) -> simd_float3x2 {
        simd_float3x2(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_float2x2, right: simd_float4x2) -> simd_float4x2 {
        simd_float4x2(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
    public static func *= (left: inout simd_float2x2, right: simd_float2x2) { left = left * right }
}

extension simd_float2x2: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_float2x2([\((0..<2).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float2x2 = simd_float2x2
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float2x2 = simd_float2x2
