/// Decides when a saved answer runs: one run at a time, always with the newest save.
///
///     var queue = SaveQueue()
///     queue.saved()   // .start
///     queue.saved()   // .stop: a newer save waits
///     queue.ended()   // .start: the newer save runs
///
/// No save is lost: after each save, a run starts with the saved text or with newer text.
public struct SaveQueue: Hashable, Sendable {
    public enum Step: Hashable, Sendable {
        case start
        /// The caller must stop the current run, and then call `ended`.
        case stop
        case nothing
    }

    public private(set) var isRunning = false
    private var waits = false

    public init() {}

    public mutating func saved() -> Step {
        guard isRunning else {
            isRunning = true
            return .start
        }
        defer { waits = true }
        return waits ? .nothing : .stop
    }

    /// Call `ended` when the run has ended, also if the caller stopped the run.
    public mutating func ended() -> Step {
        isRunning = waits
        waits = false
        return isRunning ? .start : .nothing
    }

    /// Stops the current run, and starts no other run.
    public mutating func abandon() -> Step {
        waits = false
        return isRunning ? .stop : .nothing
    }
}
