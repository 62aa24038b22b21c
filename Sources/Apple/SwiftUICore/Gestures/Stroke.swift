import Lifecycle

/// What a finger does from the moment at which it comes down: a tap, a press, a drag. It takes no time.
package struct Stroke: Sendable {
    package enum Moment: Sendable {
        case down
        /// It has rested for as long as any gesture asks.
        case held
        case moved(CGSize)
        case up(flung: CGSize)
    }

    package let moments: [Moment]
    /// How often it comes, one after the other.
    package var taps = 1

    package var rests: Bool {
        moments.contains { if case .held = $0 { true } else { false } }
    }

    package var moves: Bool {
        moments.contains { if case .moved = $0 { true } else { false } }
    }

    /// Down and up again, so often.
    package static func tap(times taps: Int) -> Stroke {
        Stroke(moments: [.down, .up(flung: .zero)], taps: taps)
    }

    /// The taps that a gesture may ask for, the fewest first.
    package static let taps = (1...3).map { tap(times: $0) }

    /// Down, a rest, and up again.
    package static let press = Stroke(moments: [.down, .held, .up(flung: .zero)])

    /// Down, over half of the way, over all of it, and up. `flung` is how much further the finger was about to go.
    package static func drag(by way: CGSize, flung: CGSize = .zero, resting: Bool = false) -> Stroke {
        let half = CGSize(width: way.width / 2, height: way.height / 2)
        return Stroke(
            moments: [.down] + (resting ? [.held] : []) + [.moved(half), .moved(way), .up(flung: flung)])
    }
}

/// How far a gesture has come.
public enum _GesturePhase<Value> {
    /// It may still become one.
    case possible
    case changed(Value)
    case ended(Value)
    case failed

    var value: Value? {
        switch self {
        case .changed(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .changed: false
        }
    }

    func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
        switch self {
        case .possible: .possible
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// A moment of a stroke. A trial calls none of the app's closures: it only sees what would become of the stroke.
package struct StrokeStep {
    let moment: Stroke.Moment
    let isTrial: Bool
    /// Of the whole stroke.
    let taps: Int
}

/// Follows one stroke for one gesture.
@MainActor public final class _Recognizer<Value> {
    private let follow: (StrokeStep) -> _GesturePhase<Value>
    private(set) var phase = _GesturePhase<Value>.possible

    package init(_ follow: @escaping (StrokeStep) -> _GesturePhase<Value>) {
        self.follow = follow
    }

    /// The phase after this moment. What is over stays as it is.
    @discardableResult func take(_ step: StrokeStep) -> _GesturePhase<Value> {
        if !phase.isOver { phase = follow(step) }
        return phase
    }
}
