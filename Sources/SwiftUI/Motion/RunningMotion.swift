import Foundation
import Lifecycle
import VirtualTime

/// How a value gets to its target: what is shown so long after the change, or nil when it has arrived.
public struct _Motion<Moving> {
    let isEndless: Bool
    let at: @MainActor (_ target: Moving, _ time: TimeInterval) -> Moving?
}

/// A motion on its way. It has its node run in every frame, sixty times a second, until it has arrived.
@MainActor final class RunningMotion<Moving> {
    private let motion: _Motion<Moving>
    private let start: VirtualInstant
    private var frame = 0
    private var appointment: Appointment?

    init(_ motion: _Motion<Moving>, of node: EvaluatedNode) {
        self.motion = motion
        start = Simulation.shared.now
        appoint(node)
    }

    /// What is shown now on the way to `target`; nil at the end.
    func shown(_ target: Moving) -> Moving? {
        let time = (Simulation.shared.now - start) / .seconds(1)
        return motion.at(target, time)
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
        // Nothing waits for what never ends.
        if motion.isEndless { return Simulation.shared.tick(at: instant, next) }
        appointment = Simulation.shared.appoint(at: instant) { onEngine { next() } }
    }
}

/// What moves in a node: the value that is shown on the way to the one that the app has set.
@MainActor struct Mover<Moving> {
    private var running: RunningMotion<Moving>?

    /// The value as it is shown now. A motion that has arrived is over.
    mutating func shown(_ target: Moving) -> Moving {
        guard let running else { return target }
        if let between = running.shown(target) { return between }
        stop()
        return target
    }

    /// Takes up another way, or goes on if the new target is where it goes already.
    mutating func head(
        for node: EvaluatedNode, alike: Bool, _ way: (_ animation: Animation?) -> _Motion<Moving>?
    ) {
        guard !alike else { return }
        stop()
        let transaction = node.nearest(TransactionNode.self)?.transaction ?? Transaction.running
        guard !transaction.disablesAnimations, let motion = way(transaction.animation) else { return }
        running = RunningMotion(motion, of: node)
    }

    private mutating func stop() {
        running?.stop()
        running = nil
    }
}
