/// A matrix of 2 columns of 2 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_double2x2: Sendable {
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    public init(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) {
        self.columns = (column0, column1)
    }
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 2, "a matrix of 2 columns")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Double>]) {
        precondition(rows.count == 2, "a matrix of 2 rows")
        self.init()
        for column in 0..<2 { for row in 0..<2 { self[column, row] = rows[row][column] } }
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
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double2x2 {
        simd_double2x2(rows: [columns.0, columns.1])
    }

    /// The sum over the first row, each number times what is left without its row and column.
    public var determinant: Double { self[0, 0] * self[1, 1] - self[1, 0] * self[0, 1] }
    /// Infinite or not a number if there is none.
    public var inverse: simd_double2x2 {
        var cofactors = simd_double2x2()
        for column in 0..<2 {
            for row in 0..<2 { cofactors[row, column] = cofactor(column: column, row: row) }
        }
        return (1 / determinant) * cofactors
    }
    private func cofactor(column: Int, row: Int) -> Double {
        (column + row).isMultiple(of: 2) ? self[1 - column, 1 - row] : -self[1 - column, 1 - row]
    }
}

extension simd_double2x2 {
    public static func + (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(columns: (left.columns.0 + right.columns.0, left.columns.1 + right.columns.1))
    }
    public static func - (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(columns: (left.columns.0 - right.columns.0, left.columns.1 - right.columns.1))
    }
    public static prefix func - (matrix: simd_double2x2) -> simd_double2x2 { -1 * matrix }
    public static func += (left: inout simd_double2x2, right: simd_double2x2) { left = left + right }
    public static func -= (left: inout simd_double2x2, right: simd_double2x2) { left = left - right }
    public static func * (left: Double, right: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_double2x2, right: Double) -> simd_double2x2 { right * left }
    public static func *= (left: inout simd_double2x2, right: Double) { left = left * right }
    public static func * (left: simd_double2x2, right: SIMD2<Double>) -> SIMD2<Double> {
        var sum = SIMD2<Double>.zero
        for index in 0..<2 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD2<Double>, right: simd_double2x2) -> SIMD2<Double> {
        right.transpose * left
    }
    public static func * (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_double2x2, right: simd_double3x2) -> simd_double3x2 {
        simd_double3x2(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_double2x2, right: simd_double4x2) -> simd_double4x2 {
        simd_double4x2(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
    public static func *= (left: inout simd_double2x2, right: simd_double2x2) { left = left * right }
}

extension simd_double2x2: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_double2x2, right: simd_double2x2) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_double2x2([\((0..<2).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double2x2 = simd_double2x2
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double2x2 = simd_double2x2
