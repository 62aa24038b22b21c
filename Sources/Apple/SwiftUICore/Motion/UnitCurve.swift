/// A timing curve from 0 to 1, for animations.
nonisolated public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }

    private let form: Form

    public static let linear = UnitCurve(form: .linear)
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(
        startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(form: .circularIn)
    public static let circularEaseOut = UnitCurve(form: .circularOut)
    public static let circularEaseInOut = UnitCurve(form: .circularInOut)

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(form: .bezier(startControlPoint, endControlPoint))
    }

    public var inverse: UnitCurve {
        switch form {
        case .linear, .circularInOut: self
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .bezier(let start, let end):
            .bezier(
                startControlPoint: UnitPoint(x: start.y, y: start.x),
                endControlPoint: UnitPoint(x: end.y, y: end.x))
        }
    }

    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch form {
        case .linear: return x
        case .circularIn: return 1 - Self.arc(x)
        case .circularOut: return Self.arc(1 - x)
        case .circularInOut:
            return x < 0.5 ? (1 - Self.arc(2 * x)) / 2 : (1 + Self.arc(2 - 2 * x)) / 2
        case .bezier(let start, let end):
            let moment = Self.moment(at: x, Double(start.x), Double(end.x))
            return Self.point(moment, Double(start.y), Double(end.y))
        }
    }

    public func velocity(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch form {
        case .linear: return 1
        case .circularIn: return x / Self.arc(x)
        case .circularOut: return (1 - x) / Self.arc(1 - x)
        case .circularInOut:
            let part = x < 0.5 ? 2 * x : 2 - 2 * x
            return part / Self.arc(part)
        case .bezier(let start, let end):
            let moment = Self.moment(at: x, Double(start.x), Double(end.x))
            let across = Self.slope(moment, Double(start.x), Double(end.x))
            let up = Self.slope(moment, Double(start.y), Double(end.y))
            if abs(across) < 1e-6, abs(up) < 1e-6 { return x < 0.5 ? 1 : 0 }
            return up / across
        }
    }

    /// The height of a quarter circle of radius 1 at `x`.
    private static func arc(_ x: Double) -> Double { (1 - x * x).squareRoot() }

    /// Finds the point of the curve at which `x` equals `wanted`, by bisection.
    private static func moment(at wanted: Double, _ first: Double, _ second: Double) -> Double {
        if wanted <= 0 || wanted >= 1 { return wanted }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if point(middle, first, second) < wanted { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }

    private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
        3 * (1 - t) * (1 - t) * first + 6 * (1 - t) * t * (second - first) + 3 * t * t * (1 - second)
    }
}
