/// Only `Animatable` views animate; the completion of `withAnimation` runs after the animation ends. Views
/// that are not `Animatable` change at once.
nonisolated public struct Animation: Hashable, Sendable {
    let name: String

    /// The animation curve of one repetition.
    private(set) var curve: AnimationCurve

    /// The duration of one repetition in seconds, and the number of repetitions. The number is nil for an endless
    /// animation.
    private(set) var round: TimeInterval
    private(set) var rounds: Int? = 1
    private(set) var turnsBack = false

    /// The duration for which the motion is noticeable; nil means forever.
    private(set) var duration: TimeInterval?

    /// How long a spring still moves slightly after `duration`, as a multiple of `duration`.
    private var tail = 0.0
    private(set) var waiting: TimeInterval = 0

    init(name: String, duration: TimeInterval?, _ curve: AnimationCurve) {
        self.name = name
        self.duration = duration
        self.curve = curve
        round = duration ?? 0
    }

    private init(name: String, duration: TimeInterval, bounce: Double) {
        self.init(name: name, duration: duration, .spring(damping: 1 - bounce))
        tail = Self.settling(damping: 1 - bounce) - 1
    }

    /// The time from the change until the motion looks finished; nil for an endless animation.
    var logicalEnd: TimeInterval? { duration.map { waiting + max(0, $0) } }

    /// The time from the change until all motion ends.
    var end: TimeInterval? {
        duration.map { ((waiting + max(0, $0) * (1 + tail)) * 1000).rounded() / 1000 }
    }

    /// The time in which a spring comes within a thousandth of its target, as a multiple of its duration.
    private static func settling(damping: Double) -> Double {
        let inRadians =
            if damping >= 1 {
                damping == 1 ? 9.233 : 6.908 / (damping - (damping * damping - 1).squareRoot())
            } else {
                6.908 / max(damping, 0.01)
            }
        return max(1, inRadians / (2 * .pi))
    }

    public static let `default` = Animation(name: "default", duration: 0.55, bounce: 0)
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)
    public static let spring = spring(duration: 0.5)
    public static let bouncy = bouncy(duration: 0.5)
    public static let smooth = smooth(duration: 0.5)
    public static let snappy = snappy(duration: 0.5)
    public static let interactiveSpring = interactiveSpring(response: 0.15)

    public static func linear(duration: TimeInterval) -> Animation {
        Animation(name: "linear", duration: duration, .unit(.linear))
    }
    public static func easeIn(duration: TimeInterval) -> Animation {
        Animation(name: "easeIn", duration: duration, .unit(.easeIn))
    }
    public static func easeOut(duration: TimeInterval) -> Animation {
        Animation(name: "easeOut", duration: duration, .unit(.easeOut))
    }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(name: "easeInOut", duration: duration, .unit(.easeInOut))
    }
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        .timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)),
            duration: duration)
    }
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(name: "spring", duration: response, bounce: 1 - dampingFraction) }
    public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation {
        Animation(name: "spring", duration: duration, bounce: bounce)
    }
    public static func spring(duration: TimeInterval, bounce: Double = 0, blendDuration: Double) -> Animation
    {
        spring(duration: duration, bounce: bounce)
    }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(name: "interactiveSpring", duration: response, bounce: 1 - dampingFraction) }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let response = 2 * Double.pi / (stiffness / mass).squareRoot()
        return Animation(
            name: "spring", duration: response, bounce: 1 - damping / (2 * (stiffness * mass).squareRoot()))
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "bouncy", duration: duration, bounce: 0.3 + extraBounce)
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "smooth", duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "snappy", duration: duration, bounce: 0.15 + extraBounce)
    }

    public func delay(_ delay: TimeInterval) -> Animation { changed { $0.waiting += delay } }

    public func speed(_ speed: Double) -> Animation {
        changed {
            $0.duration = $0.duration.map { $0 / speed }
            $0.round /= speed
            $0.waiting /= speed
        }
    }

    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        changed {
            $0.duration = $0.duration.map { $0 * Double(max(count, 1)) }
            ($0.rounds, $0.turnsBack) = (max(count, 1), autoreverses)
        }
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed { ($0.duration, $0.rounds, $0.turnsBack) = (nil, nil, autoreverses) }
    }

    /// Makes the animation count as logically complete after `duration`.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        changed { animation in
            let end = animation.end
            animation.waiting = 0
            animation.duration = duration
            animation.tail = end.map { duration > 0 ? max(0, $0 / duration - 1) : 0 } ?? .infinity
        }
    }

    private func changed(_ change: (inout Animation) -> Void) -> Animation {
        var animation = self
        change(&animation)
        return animation
    }
}
