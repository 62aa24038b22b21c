/// The common members of all matrices. A matrix stores only its columns.
public protocol _Matrix: Equatable, Sendable, CustomDebugStringConvertible {
    associatedtype Scalar: _Real
    associatedtype Column: SIMD where Column.Scalar == Scalar
    /// A row: one number per column.
    associatedtype Row: SIMD where Row.Scalar == Scalar
    /// The diagonal: the numbers whose column and row have the same index.
    associatedtype Diagonal: SIMD where Diagonal.Scalar == Scalar
    associatedtype Transposed: _Matrix where Transposed.Column == Row, Transposed.Row == Column

    init()
    subscript(column: Int) -> Column { get set }
}

extension _Matrix {
    public init(_ columns: [Column]) {
        precondition(columns.count == Row.scalarCount, "a matrix of \(Row.scalarCount) columns")
        self.init()
        for (index, column) in columns.enumerated() { self[index] = column }
    }
    public init(rows: [Row]) {
        precondition(rows.count == Column.scalarCount, "a matrix of \(Column.scalarCount) rows")
        self.init()
        for column in Self.columns { for row in Self.rows { self[column, row] = rows[row][column] } }
    }
    /// A matrix with this number on its diagonal and zeros elsewhere.
    public init(_ scalar: Scalar) { self.init(diagonal: Diagonal(repeating: scalar)) }
    public init(diagonal: Diagonal) {
        self.init()
        for index in diagonal.indices { self[index, index] = diagonal[index] }
    }

    static var columns: Range<Int> { 0..<Row.scalarCount }
    static var rows: Range<Int> { 0..<Column.scalarCount }

    /// A matrix made by converting each column.
    func mapped<Made: _Matrix>(_ make: (Column) -> Made.Column) -> Made where Made.Row == Row {
        Made(Self.columns.map { make(self[$0]) })
    }

    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix as text, beginning with the name of the C type, such as `simd_float4x4`.
    func named(_ size: String) -> String {
        let kind = Scalar.self == Float.self ? "float" : "double"
        return "simd_\(kind)\(size)([\(Self.columns.map { "\(self[$0])" }.joined(separator: ", "))])"
    }

    public var transpose: Transposed { Transposed(rows: Self.columns.map { self[$0] }) }

    public static func == (left: Self, right: Self) -> Bool { columns.allSatisfy { left[$0] == right[$0] } }

    public static func + (left: Self, right: Self) -> Self { Self(columns.map { left[$0] + right[$0] }) }
    public static func - (left: Self, right: Self) -> Self { Self(columns.map { left[$0] - right[$0] }) }
    public static prefix func - (matrix: Self) -> Self { -1 * matrix }
    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func -= (left: inout Self, right: Self) { left = left - right }
    public static func * (left: Scalar, right: Self) -> Self { right.mapped { left * $0 } }
    public static func * (left: Self, right: Scalar) -> Self { right * left }
    public static func *= (left: inout Self, right: Scalar) { left = left * right }
    public static func * (left: Self, right: Row) -> Column {
        columns.reduce(.zero) { $0 + left[$1] * right[$1] }
    }
    public static func * (left: Column, right: Self) -> Row { right.transpose * left }
}

public protocol _SquareMatrix: _Matrix where Column == Row, Transposed == Self {
    static func * (left: Self, right: Self) -> Self
}

extension _SquareMatrix {
    public static func *= (left: inout Self, right: Self) { left = left * right }

    public var determinant: Scalar { determinant(of: Array(Self.columns), Array(Self.rows)) }

    /// The inverse. The inverse's numbers are infinite or NaN if the matrix is singular.
    public var inverse: Self {
        var cofactors = Self()
        for column in Self.columns {
            for row in Self.rows {
                cofactors[row, column] = cofactor(column, row, of: Array(Self.columns), Array(Self.rows))
            }
        }
        return (1 / determinant) * cofactors
    }

    /// The determinant, by expansion along the first row.
    private func determinant(of columns: [Int], _ rows: [Int]) -> Scalar {
        guard columns.count > 1 else { return self[columns[0], rows[0]] }
        return columns.indices.reduce(0) {
            $0 + self[columns[$1], rows[0]] * cofactor($1, 0, of: columns, rows)
        }
    }

    private func cofactor(_ column: Int, _ row: Int, of columns: [Int], _ rows: [Int]) -> Scalar {
        var (columns, rows) = (columns, rows)
        columns.remove(at: column)
        rows.remove(at: row)
        let minor = determinant(of: columns, rows)
        return (column + row).isMultiple(of: 2) ? minor : -minor
    }
}
