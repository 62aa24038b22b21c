/// A matrix of 3 columns of 3 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_double3x3: Sendable {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) {
        self.columns = (column0, column1, column2)
    }
    public init(_ columns: [SIMD3<Double>]) {
        precondition(columns.count == 3, "a matrix of 3 columns")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Double>]) {
        precondition(rows.count == 3, "a matrix of 3 rows")
        self.init()
        for column in 0..<3 { for row in 0..<3 { self[column, row] = rows[row][column] } }
    }
    /// The number on the diagonal, and nothing elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD3(repeating: scalar)) }
    public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD3<Double> {
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

    public var transpose: simd_double3x3 {
        simd_double3x3(rows: [columns.0, columns.1, columns.2])
    }

    /// The sum over the first row, each number times what is left without its row and column.
    public var determinant: Double {
        (0..<3).reduce(0) { $0 + self[$1, 0] * cofactor(column: $1, row: 0) }
    }
    /// Infinite or not a number if there is none.
    public var inverse: simd_double3x3 {
        var cofactors = simd_double3x3()
        for column in 0..<3 {
            for row in 0..<3 { cofactors[row, column] = cofactor(column: column, row: row) }
        }
        return (1 / determinant) * cofactors
    }
    private func cofactor(column: Int, row: Int) -> Double {
        var minor = simd_double2x2()
        for (to, from) in (0..<3).filter({ $0 != column }).enumerated() {
            for (below, above) in (0..<3).filter({ $0 != row }).enumerated() {
                minor[to, below] = self[from, above]
            }
        }
        return (column + row).isMultiple(of: 2) ? minor.determinant : -minor.determinant
    }

    /// The turn, as a matrix.
    public init(_ quaternion: simd_quatd) {
        self.init(1)
        columns.0 = quaternion.act(SIMD3(1, 0, 0))
        columns.1 = quaternion.act(SIMD3(0, 1, 0))
        columns.2 = quaternion.act(SIMD3(0, 0, 1))
    }
}

extension simd_double3x3 {
    public static func + (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
                left.columns.2 + right.columns.2
            ))
    }
    public static func - (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
                left.columns.2 - right.columns.2
            ))
    }
    public static prefix func - (matrix: simd_double3x3) -> simd_double3x3 { -1 * matrix }
    public static func += (left: inout simd_double3x3, right: simd_double3x3) { left = left + right }
    public static func -= (left: inout simd_double3x3, right: simd_double3x3) { left = left - right }
    public static func * (left: Double, right: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_double3x3, right: Double) -> simd_double3x3 { right * left }
    public static func *= (left: inout simd_double3x3, right: Double) { left = left * right }
    public static func * (left: simd_double3x3, right: SIMD3<Double>) -> SIMD3<Double> {
        var sum = SIMD3<Double>.zero
        for index in 0..<3 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD3<Double>, right: simd_double3x3) -> SIMD3<Double> {
        right.transpose * left
    }
    public static func * (left: simd_double3x3, right: simd_double2x3) -> simd_double2x3 {
        simd_double2x3(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_double3x3, right: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
    public static func *= (left: inout simd_double3x3, right: simd_double3x3) { left = left * right }
}

extension simd_double3x3: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_double3x3, right: simd_double3x3) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_double3x3([\((0..<3).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double3x3 = simd_double3x3
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double3x3 = simd_double3x3
