/// The closure of a control or a gesture, while it runs. What it sends to views by a publisher waits until it has returned.
///
///     Button("Send") { subject.send(1); print("sent") }      // sent, then the action of `onReceive`
@MainActor public enum GestureTurn {
    private static var isRunning = false
    private static var waiting: [@MainActor () -> Void] = []

    /// Runs the app's closure, and then what has waited for it, in its order.
    public static func run(_ action: () -> Void) {
        guard !isRunning else { return action() }
        isRunning = true
        defer { isRunning = false }
        action()
        while !waiting.isEmpty {
            for work in takeAll(&waiting) { work() }
        }
    }

    /// Runs `work` when the running closure has returned, or at once if none runs.
    public static func afterwards(_ work: @escaping @MainActor () -> Void) {
        if isRunning { waiting.append(work) } else { work() }
    }
}
