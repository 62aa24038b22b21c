/// A matrix of 3 columns of 2 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_double3x2: Sendable {
    public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    public init(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>, _ column2: SIMD2<Double>) {
        self.columns = (column0, column1, column2)
    }
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 3, "a matrix of 3 columns")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Double>]) {
        precondition(rows.count == 2, "a matrix of 2 rows")
        self.init()
        for column in 0..<3 { for row in 0..<2 { self[column, row] = rows[row][column] } }
    }
    /// The number on the diagonal, and nothing elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2(repeating: scalar)) }
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD2<Double> {
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

    public var transpose: simd_double2x3 {
        simd_double2x3(rows: [columns.0, columns.1, columns.2])
    }
}

extension simd_double3x2 {
    public static func + (left: simd_double3x2, right: simd_double3x2) -> simd_double3x2 {
        simd_double3x2(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
                left.columns.2 + right.columns.2
            ))
    }
    public static func - (left: simd_double3x2, right: simd_double3x2) -> simd_double3x2 {
        simd_double3x2(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
                left.columns.2 - right.columns.2
            ))
    }
    public static prefix func - (matrix: simd_double3x2) -> simd_double3x2 { -1 * matrix }
    public static func += (left: inout simd_double3x2, right: simd_double3x2) { left = left + right }
    public static func -= (left: inout simd_double3x2, right: simd_double3x2) { left = left - right }
    public static func * (left: Double, right: simd_double3x2) -> simd_double3x2 {
        simd_double3x2(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_double3x2, right: Double) -> simd_double3x2 { right * left }
    public static func *= (left: inout simd_double3x2, right: Double) { left = left * right }
    public static func * (left: simd_double3x2, right: SIMD3<Double>) -> SIMD2<Double> {
        var sum = SIMD2<Double>.zero
        for index in 0..<3 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD2<Double>, right: simd_double3x2) -> SIMD3<Double> {
        right.transpose * left
    }
    public static func * (left: simd_double3x2, right: simd_double2x3) -> simd_double2x2 {
        simd_double2x2(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_double3x2, right: simd_double3x3) -> simd_double3x2 {
        simd_double3x2(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_double3x2, right: simd_double4x3) -> simd_double4x2 {
        simd_double4x2(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
}

extension simd_double3x2: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_double3x2, right: simd_double3x2) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_double3x2([\((0..<3).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double3x2 = simd_double3x2
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double3x2 = simd_double3x2
