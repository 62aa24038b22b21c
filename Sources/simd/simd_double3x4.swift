/// A matrix of 3 columns of 4 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_double3x4: Sendable {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    public init(_ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>) {
        self.columns = (column0, column1, column2)
    }
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 3, "a matrix of 3 columns")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Double>]) {
        precondition(rows.count == 4, "a matrix of 4 rows")
        self.init()
        for column in 0..<3 { for row in 0..<4 { self[column, row] = rows[row][column] } }
    }
    /// The number on the diagonal, and nothing elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD3(repeating: scalar)) }
    public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD4<Double> {
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
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double4x3 {
        simd_double4x3(rows: [columns.0, columns.1, columns.2])
    }
}

extension simd_double3x4 {
    public static func + (left: simd_double3x4, right: simd_double3x4) -> simd_double3x4 {
        simd_double3x4(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
                left.columns.2 + right.columns.2
            ))
    }
    public static func - (left: simd_double3x4, right: simd_double3x4) -> simd_double3x4 {
        simd_double3x4(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
                left.columns.2 - right.columns.2
            ))
    }
    public static prefix func - (matrix: simd_double3x4) -> simd_double3x4 { -1 * matrix }
    public static func += (left: inout simd_double3x4, right: simd_double3x4) { left = left + right }
    public static func -= (left: inout simd_double3x4, right: simd_double3x4) { left = left - right }
    public static func * (left: Double, right: simd_double3x4) -> simd_double3x4 {
        simd_double3x4(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_double3x4, right: Double) -> simd_double3x4 { right * left }
    public static func *= (left: inout simd_double3x4, right: Double) { left = left * right }
    public static func * (left: simd_double3x4, right: SIMD3<Double>) -> SIMD4<Double> {
        var sum = SIMD4<Double>.zero
        for index in 0..<3 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD4<Double>, right: simd_double3x4) -> SIMD3<Double> {
        right.transpose * left
    }
    public static func * (left: simd_double3x4, right: simd_double2x3) -> simd_double2x4 {
        simd_double2x4(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_double3x4, right: simd_double3x3) -> simd_double3x4 {
        simd_double3x4(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_double3x4, right: simd_double4x3) -> simd_double4x4 {
        simd_double4x4(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
}

extension simd_double3x4: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_double3x4, right: simd_double3x4) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_double3x4([\((0..<3).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double3x4 = simd_double3x4
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double3x4 = simd_double3x4
