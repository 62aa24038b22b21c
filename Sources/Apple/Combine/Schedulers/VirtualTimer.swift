import Lifecycle
import VirtualTime

/// Runs a scheduler's actions on the course's clock. Requests of an action are attributed to the code that scheduled
/// the action.
final class VirtualTimer: Cancellable {
    private var appointment: Appointment?

    /// Without a delay, `action` runs after all work that is already due.
    static func once(after delay: Duration = .zero, onMain: Bool, _ action: @escaping () -> Void) {
        let simulation = Simulation.shared
        simulation.appoint(at: simulation.now + delay, onMain: onMain, scoped(action))
    }

    /// Runs `action` after `delay`, then at multiples of the interval, so that lateness does not add up.
    init(after delay: Duration, every interval: Duration, onMain: Bool, _ action: @escaping () -> Void) {
        let start = Simulation.shared.now + max(delay, .zero)
        keep(at: start, every: max(interval, .nanoseconds(1)), onMain: onMain, Self.scoped(action))
    }

    private func keep(
        at instant: VirtualInstant, every interval: Duration, onMain: Bool, _ action: @escaping () -> Void
    ) {
        appointment = Simulation.shared.appoint(at: instant, onMain: onMain) { [self] in
            keep(at: instant + interval, every: interval, onMain: onMain, action)
            action()
        }
    }

    func cancel() {
        appointment.take()?.cancel()
    }

    private static func scoped(_ action: @escaping () -> Void) -> () -> Void {
        guard let scope = Scopes.ofNewWork else { return action }
        return { Scopes.enter(scope, action) }
    }
}
