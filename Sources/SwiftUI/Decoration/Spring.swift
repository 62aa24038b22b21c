/// The motion of a spring. Nothing moves here: it keeps its numbers.
nonisolated public struct Spring: Hashable, Sendable {
    public let duration: TimeInterval
    public let bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let response = 2 * Double.pi / (stiffness / mass).squareRoot()
        self.init(response: response, dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
    }

    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        self.init(response: settlingDuration, dampingRatio: dampingRatio)
    }

    public static let smooth = Spring()
    public static let snappy = Spring(bounce: 0.15)
    public static let bouncy = Spring(bounce: 0.3)

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public var response: Double { duration }
    public var dampingRatio: Double { 1 - bounce }
    public var settlingDuration: TimeInterval { duration }
}

extension Animation {
    public static let interpolatingSpring = Animation.spring

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        .spring(duration: spring.duration, bounce: spring.bounce)
    }

    public static func interactiveSpring(
        duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { .spring(duration: duration, bounce: extraBounce) }

    public static func interpolatingSpring(
        duration: TimeInterval, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .spring(duration: duration, bounce: bounce) }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        .spring(spring)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        .linear(duration: duration)
    }

    public init<Base: CustomAnimation>(_ base: Base) { self = .default }
}

/// A curve from 0 to 1.
nonisolated public struct UnitCurve: Hashable, Sendable {
    private let start: UnitPoint
    private let end: UnitPoint

    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(
        startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = easeIn
    public static let circularEaseOut = easeOut
    public static let circularEaseInOut = easeInOut

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    public var inverse: UnitCurve {
        UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
    }

    /// The curve's height at `progress`, found by halving.
    public func value(at progress: Double) -> Double {
        let wanted = min(max(progress, 0), 1)
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if Self.point(middle, Double(start.x), Double(end.x)) < wanted {
                low = middle
            } else {
                high = middle
            }
        }
        return Self.point(low, Double(start.y), Double(end.y))
    }

    private static func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
}
