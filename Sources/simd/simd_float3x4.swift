/// A matrix of 3 columns of 4 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_float3x4: Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    public init(_ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>) {
        self.columns = (column0, column1, column2)
    }
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 3, "a matrix of 3 columns")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Float>]) {
        precondition(rows.count == 4, "a matrix of 4 rows")
        self.init()
        for column in 0..<3 { for row in 0..<4 { self[column, row] = rows[row][column] } }
    }
    /// The number on the diagonal, and nothing elsewhere.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3(repeating: scalar)) }
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_float4x3 {
        simd_float4x3(rows: [columns.0, columns.1, columns.2])
    }
}

extension simd_float3x4 {
    public static func + (left: simd_float3x4, right: simd_float3x4) -> simd_float3x4 {
        simd_float3x4(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
                left.columns.2 + right.columns.2
            ))
    }
    public static func - (left: simd_float3x4, right: simd_float3x4) -> simd_float3x4 {
        simd_float3x4(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
                left.columns.2 - right.columns.2
            ))
    }
    public static prefix func - (matrix: simd_float3x4) -> simd_float3x4 { -1 * matrix }
    public static func += (left: inout simd_float3x4, right: simd_float3x4) { left = left + right }
    public static func -= (left: inout simd_float3x4, right: simd_float3x4) { left = left - right }
    public static func * (left: Float, right: simd_float3x4) -> simd_float3x4 {
        simd_float3x4(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_float3x4, right: Float) -> simd_float3x4 { right * left }
    public static func *= (left: inout simd_float3x4, right: Float) { left = left * right }
    public static func * (left: simd_float3x4, right: SIMD3<Float>) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        for index in 0..<3 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD4<Float>, right: simd_float3x4) -> SIMD3<Float> { right.transpose * left }
    public static func * (left: simd_float3x4, right: simd_float2x3) -> simd_float2x4 {
        simd_float2x4(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_float3x4, right: simd_float3x3) -> simd_float3x4 {
        simd_float3x4(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_float3x4, right: simd_float4x3) -> simd_float4x4 {
        simd_float4x4(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
}

extension simd_float3x4: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_float3x4, right: simd_float3x4) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_float3x4([\((0..<3).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float3x4 = simd_float3x4
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float3x4 = simd_float3x4
