/// A matrix of 4 columns of 4 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_double4x4: Sendable {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.columns = columns
    }
    public init(
        _ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>
    ) {
        self.columns = (column0, column1, column2, column3)
    }
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "a matrix of 4 columns")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Double>]) {
        precondition(rows.count == 4, "a matrix of 4 rows")
        self.init()
        for column in 0..<4 { for row in 0..<4 { self[column, row] = rows[row][column] } }
    }
    /// The number on the diagonal, and nothing elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4(repeating: scalar)) }
    public init(diagonal: SIMD4<Double>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD4<Double> {
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
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double4x4 {
        simd_double4x4(rows: [columns.0, columns.1, columns.2, columns.3])
    }

    /// The sum over the first row, each number times what is left without its row and column.
    public var determinant: Double {
        (0..<4).reduce(0) { $0 + self[$1, 0] * cofactor(column: $1, row: 0) }
    }
    /// Infinite or not a number if there is none.
    public var inverse: simd_double4x4 {
        var cofactors = simd_double4x4()
        for column in 0..<4 {
            for row in 0..<4 { cofactors[row, column] = cofactor(column: column, row: row) }
        }
        return (1 / determinant) * cofactors
    }
    private func cofactor(column: Int, row: Int) -> Double {
        var minor = simd_double3x3()
        for (to, from) in (0..<4).filter({ $0 != column }).enumerated() {
            for (below, above) in (0..<4).filter({ $0 != row }).enumerated() {
                minor[to, below] = self[from, above]
            }
        }
        return (column + row).isMultiple(of: 2) ? minor.determinant : -minor.determinant
    }

    /// The turn, as a matrix.
    public init(_ quaternion: simd_quatd) {
        self.init(1)
        columns.0 = SIMD4(quaternion.act(SIMD3(1, 0, 0)), 0)
        columns.1 = SIMD4(quaternion.act(SIMD3(0, 1, 0)), 0)
        columns.2 = SIMD4(quaternion.act(SIMD3(0, 0, 1)), 0)
    }
}

extension simd_double4x4 {
    public static func + (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
                left.columns.2 + right.columns.2, left.columns.3 + right.columns.3
            ))
    }
    public static func - (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
                left.columns.2 - right.columns.2, left.columns.3 - right.columns.3
            ))
    }
    public static prefix func - (matrix: simd_double4x4) -> simd_double4x4 { -1 * matrix }
    public static func += (left: inout simd_double4x4, right: simd_double4x4) { left = left + right }
    public static func -= (left: inout simd_double4x4, right: simd_double4x4) { left = left - right }
    public static func * (left: Double, right: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
    public static func * (left: simd_double4x4, right: Double) -> simd_double4x4 { right * left }
    public static func *= (left: inout simd_double4x4, right: Double) { left = left * right }
    public static func * (left: simd_double4x4, right: SIMD4<Double>) -> SIMD4<Double> {
        var sum = SIMD4<Double>.zero
        for index in 0..<4 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD4<Double>, right: simd_double4x4) -> SIMD4<Double> {
        right.transpose * left
    }
    public static func * (left: simd_double4x4, right: simd_double2x4) -> simd_double2x4 {
        simd_double2x4(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_double4x4, right: simd_double3x4) -> simd_double3x4 {
        simd_double3x4(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
    public static func *= (left: inout simd_double4x4, right: simd_double4x4) { left = left * right }
}

extension simd_double4x4: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_double4x4, right: simd_double4x4) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_double4x4([\((0..<4).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double4x4 = simd_double4x4
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double4x4 = simd_double4x4
