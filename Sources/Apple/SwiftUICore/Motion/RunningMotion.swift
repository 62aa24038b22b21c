import Foundation
import Lifecycle
import VirtualTime

/// How a value gets to its target: what is shown so long after the change, or nil when it has arrived.
public struct _Motion<Moving> {
    let isEndless: Bool
    let at: @MainActor (_ target: Moving, _ time: TimeInterval) -> Moving?
    /// What is shown when it has arrived. The last frame sets what moves, as every frame before it.
    let end: @MainActor (_ target: Moving) -> Moving
}

/// A motion on its way. It has its node run in every frame, sixty times a second, until it has arrived.
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
        // Nothing waits for what never ends.
        if isEndless { return Simulation.shared.tick(at: instant, next) }
        appointment = Simulation.shared.appoint(at: instant) { onEngine { next() } }
    }
}

/// That of a value.
private final class ValueMotion<Moving>: RunningMotion {
    private let motion: _Motion<Moving>

    init(_ motion: _Motion<Moving>, of node: EvaluatedNode) {
        self.motion = motion
        super.init(of: node, isEndless: motion.isEndless)
    }

    func arrived(_ target: Moving) -> Moving { motion.end(target) }

    /// What is shown now on the way to `target`; nil at the end.
    func shown(_ target: Moving) -> Moving? {
        let time = (Simulation.shared.now - start) / .seconds(1)
        return motion.at(target, time)
    }
}

/// What moves in a node: the value that is shown on the way to the one that the app has set.
///
/// Hardly a node ever moves, so the value's type is not asked for before one does.
@MainActor struct Mover {
    private var running: RunningMotion?

    var isMoving: Bool { running != nil }

    /// The value as it is shown now. A motion that has arrived is over.
    mutating func shown<Moving>(_ target: Moving) -> Moving {
        guard let running = running as? ValueMotion<Moving> else { return target }
        if let between = running.shown(target) { return between }
        stop()
        return running.arrived(target)
    }

    /// Takes up another way, to a target that is not where it goes already.
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
