/// Scheduled work from `Simulation.appoint`, which can be cancelled until it starts.
///
/// A cancelled appointment stays in the agenda, but does nothing and does not make the app busy.
public final class Appointment: @unchecked Sendable {
    let isOnMain: Bool
    private var body: (() -> Void)?

    init(onMain: Bool, _ body: @escaping () -> Void) {
        isOnMain = onMain
        self.body = body
    }

    public var isOver: Bool { body == nil }

    public func cancel() {
        body = nil
    }

    func keep() {
        body.take()?()
    }
}
