import Foundation

nonisolated enum AnimationCurve: Hashable, Sendable {
    case unit(UnitCurve)
    /// A spring whose angular frequency is 2π divided by the duration.
    case spring(damping: Double)
    case custom(CustomCurve)
}

/// An animation curve that the app defines.
nonisolated struct CustomCurve: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation {
    /// The part of the distance `way` that the value has moved after `time`; nil after the end of the animation.
    func value<Value: VectorArithmetic>(
        of way: Value, at time: TimeInterval, in state: inout AnimationState<Value>
    ) -> Value? {
        let time = time - waiting
        if case .custom(let custom) = curve {
            guard time >= 0 else { return .zero }
            var context = AnimationContext(
                state: state, isLogicallyComplete: false, environment: EnvironmentValues())
            defer { state = context.state }
            return custom.base.animate(value: way, time: time, context: &context)
        }
        if let end, time >= end - waiting { return nil }
        return way.scaled(by: progress(at: max(0, time)))
    }

    private func progress(at time: TimeInterval) -> Double {
        guard round > 0 else { return 1 }
        var (done, rest) = (0, time)
        if rounds != 1 {
            done = min(Int(time / round), (rounds ?? .max) - 1)
            rest = time - Double(done) * round
        }
        let height = height(at: rest / round)
        return turnsBack && done % 2 == 1 ? 1 - height : height
    }

    /// The progress of the curve, from 0 to 1; a spring can go beyond 1.
    private func height(at part: Double) -> Double {
        switch curve {
        case .unit(let curve): return curve.value(at: part)
        case .custom: return part
        case .spring(let damping):
            let turn = 2 * Double.pi * part
            if damping < 1 {
                let swing = (1 - damping * damping).squareRoot()
                return 1 - exp(-damping * turn) * (cos(swing * turn) + damping / swing * sin(swing * turn))
            }
            if damping == 1 { return 1 - exp(-turn) * (1 + turn) }
            let root = (damping * damping - 1).squareRoot()
            let (slow, fast) = (-damping + root, -damping - root)
            return 1 - (fast * exp(slow * turn) - slow * exp(fast * turn)) / (fast - slow)
        }
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { name == "default" ? "DefaultAnimation()" : name }
    public var debugDescription: String { "AnyAnimator(SwiftUI.\(description))" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
