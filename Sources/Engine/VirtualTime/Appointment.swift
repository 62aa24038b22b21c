/// Work that `Simulation.appoint` has scheduled, and that can be cancelled until it starts.
///
/// A cancelled appointment stays in the agenda and does nothing. Like the timer of a cancelled sleep, it does
/// not keep the app from being idle.
public final class Appointment: @unchecked Sendable {
    let isOnMain: Bool
    private var body: (() -> Void)?

    init(onMain: Bool, _ body: @escaping () -> Void) {
        isOnMain = onMain
        self.body = body
    }

    /// True once the work has started or was cancelled.
    public var isOver: Bool { body == nil }

    /// Cancels the work. Does nothing once the work has started.
    public func cancel() {
        body = nil
    }

    func keep() {
        body.take()?()
    }
}
