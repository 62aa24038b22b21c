/// Which save runs: the newest, always, and never two at once.
///
///     var queue = SaveQueue()
///     queue.saved()   // .start
///     queue.saved()   // .stop: a newer one waits
///     queue.ended()   // .start: the one that waited
///
/// A save is never lost: either it runs, or one that came after it does.
public struct SaveQueue: Hashable, Sendable {
    public enum Step: Hashable, Sendable {
        case start
        /// End the run under way; `ended` has to be told.
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

    /// The run came to its end, by itself or because it was stopped.
    public mutating func ended() -> Step {
        isRunning = waits
        waits = false
        return isRunning ? .start : .nothing
    }

    /// The learner wants the run to end and nothing to take its place.
    public mutating func abandon() -> Step {
        waits = false
        return isRunning ? .stop : .nothing
    }
}
