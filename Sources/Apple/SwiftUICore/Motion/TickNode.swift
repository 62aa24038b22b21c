import Foundation
import Lifecycle
import VirtualTime

/// Runs `tick` at the next moment of a schedule while the node's content is on screen.
@MainActor final class TickNode: Node {
    fileprivate var modifier: TickModifier
    private var appointment: Appointment?

    init(at site: Site, _ modifier: TickModifier, content: (Site) -> Node) {
        self.modifier = modifier
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    override func didAppear() { appoint() }

    override func didDisappear() {
        appointment?.cancel()
        appointment = nil
    }

    /// A new schedule starts from the current time.
    fileprivate func update(_ new: TickModifier) {
        modifier = new
        guard hasAppeared else { return }
        appointment?.cancel()
        appoint()
    }

    private func appoint() {
        let now = Date()
        guard let next = modifier.next(now) else { return }
        let wait = Duration.nanoseconds(Int64((next.timeIntervalSince(now) * 1e9).rounded(.up)))
        let simulation = Simulation.shared
        appointment = simulation.appoint(at: simulation.now + wait) { [weak self] in
            onEngine { self?.modifier.tick(next) }
        }
    }
}

nonisolated struct TickModifier: _PrimitiveModifier {
    let next: @MainActor (Date) -> Date?
    let tick: @MainActor (Date) -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        TickNode(at: site, self, content: content)
    }

    @MainActor func update(_ node: Node) { node.as(TickNode.self).update(self) }
}
