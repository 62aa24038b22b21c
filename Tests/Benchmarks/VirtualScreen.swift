import Lifecycle
import SwiftUI
import VirtualTime

/// The engine by itself, without a host and a referee: shows views and lets what they cause happen.
@MainActor final class VirtualScreen {
    private let tree = Tree(simulation: .shared)

    /// Nothing async may have run in the process before.
    nonisolated static func run(_ body: @MainActor (VirtualScreen) -> Void) {
        Simulation.shared.start()
        Scopes.follow(.shared)
        onEngine { body(VirtualScreen()) }
    }

    func show(_ view: some View) {
        tree.mount { view._makeNode(at: $0) }
        letHappen()
    }

    func hide() {
        tree.unmount()
        letHappen()
    }

    func update() {
        letHappen()
    }

    func scroll(to row: Int) {
        tree.first { $0 as? LazyNode }?.scroll(to: row)
        letHappen()
    }

    /// Everything due now, with a millisecond for it: an instant has a limit of steps.
    private func letHappen() {
        let next = Simulation.shared.now + .milliseconds(1)
        guard Simulation.shared.run(until: next) == .reachedLimit else {
            fatalError("the screen did not come to rest")
        }
        tree.recordScreen(at: next)
        _ = EventLog.shared.takeEvents()
    }
}
