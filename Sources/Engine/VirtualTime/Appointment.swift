/// Work that `Simulation.appoint` has placed at an instant, and that can be cancelled until then.
///
/// A cancelled appointment stays in the agenda and does nothing. Like the timer of a cancelled sleep, it does not keep the
/// app from being idle.
public final class Appointment: @unchecked Sendable {
    let isOnMain: Bool
    private var body: (() -> Void)?

    init(onMain: Bool, _ body: @escaping () -> Void) {
        isOnMain = onMain
        self.body = body
    }

    /// True once the work has begun or was cancelled.
    public var isOver: Bool { body == nil }

    /// Keeps the work from running. Does nothing once it has begun.
    public func cancel() {
        body = nil
    }

    func keep() {
        body.take()?()
    }
}
