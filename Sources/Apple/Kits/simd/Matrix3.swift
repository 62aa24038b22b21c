// Matrices of three columns. `simd_float3x3` has three columns of three numbers each.

/// 3 columns of 2 numbers.
public struct _Matrix3x2<Scalar: _Real>: _Matrix {
    public typealias Row = SIMD3<Scalar>
    public typealias Diagonal = SIMD2<Scalar>
    public typealias Transposed = _Matrix2x3<Scalar>

    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>, SIMD2<Scalar>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
    public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>, _ column2: SIMD2<Scalar>) {
        columns = (column0, column1, column2)
    }

    public subscript(column: Int) -> SIMD2<Scalar> {
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

    public static func * (left: Self, right: _Matrix2x3<Scalar>) -> _Matrix2x2<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix3x3<Scalar>) -> _Matrix3x2<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix4x3<Scalar>) -> _Matrix4x2<Scalar> {
        right.mapped { left * $0 }
    }

    public var debugDescription: String { named("3x2") }
}

/// 3 columns of 3 numbers.
public struct _Matrix3x3<Scalar: _Real>: _SquareMatrix {
    public typealias Row = SIMD3<Scalar>
    public typealias Diagonal = SIMD3<Scalar>
    public typealias Transposed = _Matrix3x3<Scalar>

    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
    public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
        columns = (column0, column1, column2)
    }

    public subscript(column: Int) -> SIMD3<Scalar> {
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

    public static func * (left: Self, right: _Matrix2x3<Scalar>) -> _Matrix2x3<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix3x3<Scalar>) -> _Matrix3x3<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix4x3<Scalar>) -> _Matrix4x3<Scalar> {
        right.mapped { left * $0 }
    }

    public var debugDescription: String { named("3x3") }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float3x3 = _Matrix3x3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float3x3 = _Matrix3x3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double3x3 = _Matrix3x3<Double>

/// 3 columns of 4 numbers.
public struct _Matrix3x4<Scalar: _Real>: _Matrix {
    public typealias Row = SIMD3<Scalar>
    public typealias Diagonal = SIMD3<Scalar>
    public typealias Transposed = _Matrix4x3<Scalar>

    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
    public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>) {
        columns = (column0, column1, column2)
    }

    public subscript(column: Int) -> SIMD4<Scalar> {
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

    public static func * (left: Self, right: _Matrix2x3<Scalar>) -> _Matrix2x4<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix3x3<Scalar>) -> _Matrix3x4<Scalar> {
        right.mapped { left * $0 }
    }
    public static func * (left: Self, right: _Matrix4x3<Scalar>) -> _Matrix4x4<Scalar> {
        right.mapped { left * $0 }
    }

    public var debugDescription: String { named("3x4") }
}

extension _Matrix3x3 {
    /// The rotation as a matrix.
    public init(_ quaternion: _Quaternion<Scalar>) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}
