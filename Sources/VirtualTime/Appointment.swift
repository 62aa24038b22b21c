/// Something that will be done at an instant, and can be called off until then.
///
/// One that was called off stays in the agenda and does nothing there: like the timer of a cancelled sleep it is no
/// reason for an app not to be idle.
public final class Appointment: @unchecked Sendable {
    let isOnMain: Bool
    private var body: (() -> Void)?

    init(onMain: Bool, _ body: @escaping () -> Void) {
        isOnMain = onMain
        self.body = body
    }

    /// True once it was kept or called off.
    public var isOver: Bool { body == nil }

    public func cancel() {
        body = nil
    }

    func keep() {
        body.take()?()
    }
}
