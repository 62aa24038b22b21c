import Foundation
import Lifecycle
import VirtualTime

/// Describes how an animated value moves to its target. `at` returns the shown value at a time after the
/// change, or nil after the end of the motion.
public struct _Motion<Moving> {
    let isEndless: Bool
    let at: @MainActor (_ target: Moving, _ time: TimeInterval) -> Moving?
    /// The value at the end of the motion.
    let end: @MainActor (_ target: Moving) -> Moving
}

/// A running motion invalidates its node in every frame, 60 times a second, until the motion ends.
@MainActor class RunningMotion {
    fileprivate let start: VirtualInstant
    private let isEndless: Bool
    private var frame = 0
    private var appointment: Appointment?

    fileprivate init(of node: EvaluatedNode, isEndless: Bool) {
        start = Simulation.shared.now
        self.isEndless = isEndless
        appoint(node)
    }

    func stop() { appointment?.cancel() }

    private func appoint(_ node: EvaluatedNode) {
        frame += 1
        let instant = start + .milliseconds((frame * 1000 + 30) / 60)
        let place = Loose(node)
        let next: @MainActor () -> Void = { [weak self] in
            guard let self, let node = place.node, node.isInTree else { return }
            node.invalidate(because: .inputChanged)
            appoint(node)
        }
        // An app with an endless animation still counts as idle.
        if isEndless { return Simulation.shared.tick(at: instant, next) }
        appointment = Simulation.shared.appoint(at: instant) { onEngine { next() } }
    }
}

private final class ValueMotion<Moving>: RunningMotion {
    private let motion: _Motion<Moving>

    init(_ motion: _Motion<Moving>, of node: EvaluatedNode) {
        self.motion = motion
        super.init(of: node, isEndless: motion.isEndless)
    }

    func arrived(_ target: Moving) -> Moving { motion.end(target) }

    /// Returns the value to show now on the way to `target`, or nil at the end of the motion.
    func shown(_ target: Moving) -> Moving? {
        let time = (Simulation.shared.now - start) / .seconds(1)
        return motion.at(target, time)
    }
}

/// The animation of a node: the values that the node shows until it reaches the value that the app has set.
@MainActor struct Mover {
    private var running: RunningMotion?

    var isMoving: Bool { running != nil }

    /// Returns the value to show now, and ends a motion that has reached its target.
    mutating func shown<Moving>(_ target: Moving) -> Moving {
        guard let running = running as? ValueMotion<Moving> else { return target }
        if let between = running.shown(target) { return between }
        stop()
        return running.arrived(target)
    }

    /// Replaces the running motion with a motion to a new target.
    mutating func head<Moving>(
        for node: EvaluatedNode, _ way: (_ animation: Animation?) -> _Motion<Moving>?
    ) {
        stop()
        let transaction = node.nearest(TransactionNode.self)?.transaction ?? Transaction.running
        guard !transaction.disablesAnimations, let motion = way(transaction.animation) else { return }
        running = ValueMotion(motion, of: node)
    }

    private mutating func stop() {
        running?.stop()
        running = nil
    }
}
