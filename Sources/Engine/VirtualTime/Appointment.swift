/// Scheduled work from `Simulation.appoint`, which can be cancelled until it starts.
///
/// A cancelled appointment stays in the agenda and does nothing. An app with only cancelled appointments is
/// idle.
public final class Appointment: @unchecked Sendable {
    let isOnMain: Bool
    private var body: (() -> Void)?

    init(onMain: Bool, _ body: @escaping () -> Void) {
        isOnMain = onMain
        self.body = body
    }

    /// True once the work has started or has been cancelled.
    public var isOver: Bool { body == nil }

    /// Cancels the work, unless the work has started.
    public func cancel() {
        body = nil
    }

    func keep() {
        body.take()?()
    }
}
