import Synchronization

/// Ends work that is under way: it stops every child that was started under it, and each later one as soon as it starts.
///
///     let cancellation = Cancellation()
///     let marker = try Marker(for: exercise, in: workshop, until: cancellation)
///     // on another thread, when the learner presses Ctrl-C or saves again:
///     cancellation.cancel()
///
/// The calls that wait for such work return soon. Check `isCancelled` before using their results.
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

    /// From now on `cancel` stops the child too. Stopping a child that has ended does nothing.
    func cover(_ life: Child.Life) {
        let isLate = state.withLock { state in
            if !state.isCancelled { state.lives.append(life) }
            return state.isCancelled
        }
        if isLate { life.stop() }
    }
}
