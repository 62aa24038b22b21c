/// Runs the closure of a control or a gesture. If the closure sends values through publishers, the views receive the
/// values after the closure returns.
///
///     Button("Send") { subject.send(1); print("sent") }      // prints, then runs the action of `onReceive`
@MainActor public enum GestureTurn {
    private static var isRunning = false
    private static var waiting: [@MainActor () -> Void] = []

    /// Runs the app's closure, and then the deliveries that waited for the closure's end, in order.
    public static func run(_ action: () -> Void) {
        guard !isRunning else { return action() }
        isRunning = true
        defer { isRunning = false }
        action()
        while !waiting.isEmpty {
            for work in takeAll(&waiting) { work() }
        }
    }

    /// Runs `work` after the running closure of a control or gesture, or at once if no closure is running.
    public static func afterwards(_ work: @escaping @MainActor () -> Void) {
        if isRunning { waiting.append(work) } else { work() }
    }
}
