/// A matrix of 4 columns of 3 numbers.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_double4x3: Sendable {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.columns = columns
    }
    public init(
        _ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>, _ column3: SIMD3<Double>
    ) {
        self.columns = (column0, column1, column2, column3)
    }
    public init(_ columns: [SIMD3<Double>]) {
        precondition(columns.count == 4, "a matrix of 4 columns")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Double>]) {
        precondition(rows.count == 3, "a matrix of 3 rows")
        self.init()
        for column in 0..<4 { for row in 0..<3 { self[column, row] = rows[row][column] } }
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

    public var transpose: simd_double3x4 {
        simd_double3x4(rows: [columns.0, columns.1, columns.2, columns.3])
    }
}

extension simd_double4x3 {
    public static func + (left: simd_double4x3, right: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
                left.columns.2 + right.columns.2, left.columns.3 + right.columns.3
            ))
    }
    public static func - (left: simd_double4x3, right: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
                left.columns.2 - right.columns.2, left.columns.3 - right.columns.3
            ))
    }
    public static prefix func - (matrix: simd_double4x3) -> simd_double4x3 { -1 * matrix }
    public static func += (left: inout simd_double4x3, right: simd_double4x3) { left = left + right }
    public static func -= (left: inout simd_double4x3, right: simd_double4x3) { left = left - right }
    public static func * (left: Double, right: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
    public static func * (left: simd_double4x3, right: Double) -> simd_double4x3 { right * left }
    public static func *= (left: inout simd_double4x3, right: Double) { left = left * right }
    public static func * (left: simd_double4x3, right: SIMD4<Double>) -> SIMD3<Double> {
        var sum = SIMD3<Double>.zero
        for index in 0..<4 { sum += left[index] * right[index] }
        return sum
    }
    public static func * (left: SIMD3<Double>, right: simd_double4x3) -> SIMD4<Double> {
        right.transpose * left
    }
    public static func * (left: simd_double4x3, right: simd_double2x4) -> simd_double2x3 {
        simd_double2x3(columns: (left * right.columns.0, left * right.columns.1))
    }
    public static func * (left: simd_double4x3, right: simd_double3x4) -> simd_double3x3 {
        simd_double3x3(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }
    public static func * (left: simd_double4x3, right: simd_double4x4) -> simd_double4x3 {
        simd_double4x3(
            columns: (
                left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
            ))
    }
}

extension simd_double4x3: Equatable, CustomDebugStringConvertible {
    public static func == (left: simd_double4x3, right: simd_double4x3) -> Bool {
        left.columns == right.columns
    }
    public var debugDescription: String {
        "simd_double4x3([\((0..<4).map { "\(self[$0])" }.joined(separator: ", "))])"
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double4x3 = simd_double4x3
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double4x3 = simd_double4x3
