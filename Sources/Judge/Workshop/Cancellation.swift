import Synchronization

/// Cancels running work: stops every child that was started with this cancellation, and each later child when it starts.
///
///     let cancellation = Cancellation()
///     let marker = try Verifier(for: exercise, in: workshop, until: cancellation)
///     // on another thread, when the learner presses Ctrl-C or saves again:
///     cancellation.cancel()
///
/// After a cancellation, calls that wait for the work return soon. Check `isCancelled` before you use the results of
/// work that may have been canceled.
public final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var lives: [Child.Life] = []
    }
    private let state = Mutex(State())

    public init() {}

    public var isCancelled: Bool { state.withLock(\.isCancelled) }

    public func cancel() {
        let lives = state.withLock { state in
            state.isCancelled = true
            defer { state.lives = [] }
            return state.lives
        }
        for life in lives { life.stop() }
    }

    /// Adds a child process that `cancel` stops. Nothing happens to a child process that has already ended.
    func cover(_ life: Child.Life) {
        let isLate = state.withLock { state in
            if !state.isCancelled { state.lives.append(life) }
            return state.isCancelled
        }
        if isLate { life.stop() }
    }
}
