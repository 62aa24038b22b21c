// Matrices of two columns. `simd_float2x3` has two columns of three numbers each.

/// 2 columns of 2 numbers.
public struct _Matrix2x2<Scalar: _Real>: _SquareMatrix {
    public typealias Row = SIMD2<Scalar>
    public typealias Diagonal = SIMD2<Scalar>
    public typealias Transposed = _Matrix2x2<Scalar>

    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
    public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
        columns = (column0, column1)
    }

    public subscript(column: Int) -> SIMD2<Scalar> {
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

    public static func * (left: Self, right: _Matrix2x2<Scalar>) -> _Matrix2x2<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix3x2<Scalar>) -> _Matrix3x2<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix4x2<Scalar>) -> _Matrix4x2<Scalar> {
        right.mapped { left * $0 }
    }

    public var debugDescription: String { named("2x2") }
}
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float2x2 = _Matrix2x2<Float>

/// 2 columns of 3 numbers.
public struct _Matrix2x3<Scalar: _Real>: _Matrix {
    public typealias Row = SIMD2<Scalar>
    public typealias Diagonal = SIMD2<Scalar>
    public typealias Transposed = _Matrix3x2<Scalar>

    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
    public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>) {
        columns = (column0, column1)
    }

    public subscript(column: Int) -> SIMD3<Scalar> {
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

    public static func * (left: Self, right: _Matrix2x2<Scalar>) -> _Matrix2x3<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix3x2<Scalar>) -> _Matrix3x3<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix4x2<Scalar>) -> _Matrix4x3<Scalar> {
        right.mapped { left * $0 }
    }

    public var debugDescription: String { named("2x3") }
}

/// 2 columns of 4 numbers.
public struct _Matrix2x4<Scalar: _Real>: _Matrix {
    public typealias Row = SIMD2<Scalar>
    public typealias Diagonal = SIMD2<Scalar>
    public typealias Transposed = _Matrix4x2<Scalar>

    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
    public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>) {
        columns = (column0, column1)
    }

    public subscript(column: Int) -> SIMD4<Scalar> {
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

    public static func * (left: Self, right: _Matrix2x2<Scalar>) -> _Matrix2x4<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix3x2<Scalar>) -> _Matrix3x4<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix4x2<Scalar>) -> _Matrix4x4<Scalar> {
        right.mapped { left * $0 }
    }

    public var debugDescription: String { named("2x4") }
}
