import Synchronization

/// The wish that work under way should end: what was started under it is stopped, and what comes later does not live long.
///
///     let cancellation = Cancellation()
///     let marker = try Marker(for: exercise, in: workshop, until: cancellation)
///     // on another thread, when the learner presses Ctrl-C or saves again:
///     cancellation.cancel()
///
/// Whoever waits for such work is told soon, and asks `isCancelled` before believing what it is told.
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

    /// From now on the child ends when the work does. Stopping one that has ended does nothing.
    func cover(_ life: Child.Life) {
        let isLate = state.withLock { state in
            if !state.isCancelled { state.lives.append(life) }
            return state.isCancelled
        }
        if isLate { life.stop() }
    }
}
