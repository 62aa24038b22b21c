/// The parameters of a spring.
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
    public var settlingDuration: TimeInterval { Animation.spring(self).end ?? duration }
    public var mass: Double { 1 }
    public var stiffness: Double { frequency * frequency }
    public var damping: Double { 2 * dampingRatio * frequency }

    /// The spring's angular frequency without damping, in radians per second.
    private var frequency: Double { 2 * .pi / response }

    /// Returns the spring's value at `time`, if the spring starts at zero and moves to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (way, push) = course(at: time)
        return target.scaled(by: way) + initialVelocity.scaled(by: push)
    }

    /// `way` is the fraction of the target value that the spring has reached. `push` is the distance that an initial
    /// velocity of 1 causes.
    private func course(at time: TimeInterval) -> (way: Double, push: Double) {
        let (ratio, turn) = (dampingRatio, frequency * time)
        if ratio < 1 {
            let swing = (1 - ratio * ratio).squareRoot()
            let fading = exp(-ratio * turn)
            return (
                1 - fading * (cos(swing * turn) + ratio / swing * sin(swing * turn)),
                fading * sin(swing * turn) / (swing * frequency)
            )
        }
        if ratio == 1 { return (1 - exp(-turn) * (1 + turn), time * exp(-turn)) }
        let root = (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio + root, -ratio - root)
        let (slowly, quickly) = (exp(slow * turn), exp(fast * turn))
        return (
            1 - (fast * slowly - slow * quickly) / (fast - slow),
            (slowly - quickly) / ((slow - fast) * frequency)
        )
    }
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
        Animation(name: "timingCurve", duration: duration, .unit(curve))
    }

    /// The duration of a custom animation is unknown, so `withAnimation` calls its completion after the duration of
    /// `default`.
    public init<Base: CustomAnimation>(_ base: Base) {
        self.init(name: "custom", duration: Animation.default.duration, .custom(CustomCurve(base)))
    }
}
