import Lifecycle

/// A finger's movement from touching the screen to lifting: a tap, a press, a drag. A finger's movement takes no
/// virtual time.
package struct Stroke: Sendable {
    package enum Moment: Sendable {
        case down
        /// The finger has pressed long enough for every long press gesture.
        case held
        case moved(CGSize)
        case up(flung: CGSize)
    }

    package let moments: [Moment]
    /// How many times the finger repeats the movement, such as 2 for a double tap.
    package var taps = 1

    package var rests: Bool {
        moments.contains { if case .held = $0 { true } else { false } }
    }

    package var moves: Bool {
        moments.contains { if case .moved = $0 { true } else { false } }
    }

    package static func tap(times taps: Int) -> Stroke {
        Stroke(moments: [.down, .up(flung: .zero)], taps: taps)
    }

    package static let taps = (1...3).map { tap(times: $0) }

    package static let press = Stroke(moments: [.down, .held, .up(flung: .zero)])

    /// A drag: the finger touches the screen, moves halfway, moves all the way, and lifts. `flung` is the
    /// distance that SwiftUI predicts beyond the end of the drag.
    package static func drag(by way: CGSize, flung: CGSize = .zero, resting: Bool = false) -> Stroke {
        let half = CGSize(width: way.width / 2, height: way.height / 2)
        return Stroke(
            moments: [.down] + (resting ? [.held] : []) + [.moved(half), .moved(way), .up(flung: flung)])
    }
}

public enum _GesturePhase<Value> {
    /// The gesture has not begun, but can still begin.
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

/// In a trial, a recognizer decides about a finger's movement without calling the app's closures.
package struct StrokeStep {
    let moment: Stroke.Moment
    let isTrial: Bool
    /// The total number of taps.
    let taps: Int
}

/// A recognizer of one gesture: decides whether a finger's movement is this gesture.
@MainActor public final class _Recognizer<Value> {
    private let follow: (StrokeStep) -> _GesturePhase<Value>
    private(set) var phase = _GesturePhase<Value>.possible

    package init(_ follow: @escaping (StrokeStep) -> _GesturePhase<Value>) {
        self.follow = follow
    }

    /// Returns the gesture's phase after this moment of the finger's movement; a gesture that has ended or failed keeps
    /// its phase.
    @discardableResult func take(_ step: StrokeStep) -> _GesturePhase<Value> {
        if !phase.isOver { phase = follow(step) }
        return phase
    }
}
