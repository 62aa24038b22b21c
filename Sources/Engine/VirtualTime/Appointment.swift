/// Work that `Simulation.appoint` has scheduled. The work can be cancelled until it starts.
///
/// A cancelled appointment stays in the agenda, but has no effect.
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
