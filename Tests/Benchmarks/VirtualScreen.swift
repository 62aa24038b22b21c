import Lifecycle
import SwiftUI
import VirtualTime

/// The engine without a host and a referee: shows views and runs the work that follows.
@MainActor final class VirtualScreen {
    private let tree = Tree(simulation: .shared)

    /// The closure `body` must be the first async code that the process runs.
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

    /// Runs all due work and then advances the clock by a millisecond, because one instant allows only a
    /// limited number of steps.
    private func letHappen() {
        let next = Simulation.shared.now + .milliseconds(1)
        guard Simulation.shared.run(until: next) == .reachedLimit else {
            fatalError("the screen did not come to rest")
        }
        tree.recordScreen(at: next)
        _ = EventLog.shared.takeEvents()
    }
}
