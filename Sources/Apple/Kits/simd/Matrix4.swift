// Matrices of four columns. `simd_float4x3` has four columns of three numbers each.

/// 4 columns of 2 numbers.
public struct _Matrix4x2<Scalar: _Real>: _Matrix {
    public typealias Row = SIMD4<Scalar>
    public typealias Diagonal = SIMD2<Scalar>
    public typealias Transposed = _Matrix2x4<Scalar>

    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>, SIMD2<Scalar>, SIMD2<Scalar>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>, SIMD2<Scalar>, SIMD2<Scalar>)) {
        self.columns = columns
    }
    public init(
        _ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>, _ column2: SIMD2<Scalar>, _ column3: SIMD2<Scalar>
    ) {
        columns = (column0, column1, column2, column3)
    }

    public subscript(column: Int) -> SIMD2<Scalar> {
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

    public static func * (left: Self, right: _Matrix2x4<Scalar>) -> _Matrix2x2<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix3x4<Scalar>) -> _Matrix3x2<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix4x4<Scalar>) -> _Matrix4x2<Scalar> {
        right.mapped { left * $0 }
    }

    public var debugDescription: String { named("4x2") }
}

/// 4 columns of 3 numbers.
public struct _Matrix4x3<Scalar: _Real>: _Matrix {
    public typealias Row = SIMD4<Scalar>
    public typealias Diagonal = SIMD3<Scalar>
    public typealias Transposed = _Matrix3x4<Scalar>

    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
        self.columns = columns
    }
    public init(
        _ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>, _ column3: SIMD3<Scalar>
    ) {
        columns = (column0, column1, column2, column3)
    }

    public subscript(column: Int) -> SIMD3<Scalar> {
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

    public static func * (left: Self, right: _Matrix2x4<Scalar>) -> _Matrix2x3<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix3x4<Scalar>) -> _Matrix3x3<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix4x4<Scalar>) -> _Matrix4x3<Scalar> {
        right.mapped { left * $0 }
    }

    public var debugDescription: String { named("4x3") }
}
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double4x3 = _Matrix4x3<Double>

/// 4 columns of 4 numbers.
public struct _Matrix4x4<Scalar: _Real>: _SquareMatrix {
    public typealias Row = SIMD4<Scalar>
    public typealias Diagonal = SIMD4<Scalar>
    public typealias Transposed = _Matrix4x4<Scalar>

    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
        self.columns = columns
    }
    public init(
        _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>
    ) {
        columns = (column0, column1, column2, column3)
    }

    public subscript(column: Int) -> SIMD4<Scalar> {
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

    public static func * (left: Self, right: _Matrix2x4<Scalar>) -> _Matrix2x4<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix3x4<Scalar>) -> _Matrix3x4<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix4x4<Scalar>) -> _Matrix4x4<Scalar> {
        right.mapped { left * $0 }
    }

    public var debugDescription: String { named("4x4") }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float4x4 = _Matrix4x4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float4x4 = _Matrix4x4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float4x4 = _Matrix4x4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double4x4 = _Matrix4x4<Double>

extension _Matrix4x4 {
    /// The rotation as a matrix.
    public init(_ quaternion: _Quaternion<Scalar>) {
        let turn = _Matrix3x3(quaternion)
        self.init(
            SIMD4(turn.columns.0, 0), SIMD4(turn.columns.1, 0), SIMD4(turn.columns.2, 0), SIMD4(0, 0, 0, 1))
    }
}
