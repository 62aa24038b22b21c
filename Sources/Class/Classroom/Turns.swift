import Essentials

/// Lets several answers run at the same time, or one answer alone. An answer runs alone after the machine failed under
/// the load of several answers.
///
/// Work that waits for `alone` runs before `beside` work that arrives later; otherwise the waiting work could wait
/// forever.
final class Turns: Sendable {
    private struct State {
        var beside = 0
        var isAlone = false
        var waiting = 0
    }
    private nonisolated(unsafe) var state = State()
    /// The condition's lock protects `state`.
    private let condition = Condition()

    func beside<Result, Fault>(_ work: () throws(Fault) -> Result) throws(Fault) -> Result {
        begin { state in
            guard !state.isAlone, state.waiting == 0 else { return false }
            state.beside += 1
            return true
        }
        defer { end { $0.beside -= 1 } }
        return try work()
    }

    func alone<Result, Fault>(_ work: () throws(Fault) -> Result) throws(Fault) -> Result {
        end { $0.waiting += 1 }
        begin { state in
            guard !state.isAlone, state.beside == 0 else { return false }
            state.isAlone = true
            state.waiting -= 1
            return true
        }
        defer { end { $0.isAlone = false } }
        return try work()
    }

    private func begin(_ isPossible: (inout State) -> Bool) {
        condition.lock()
        while !isPossible(&state) { condition.wait() }
        condition.unlock()
    }

    private func end(_ change: (inout State) -> Void) {
        condition.lock()
        change(&state)
        condition.broadcast()
        condition.unlock()
    }
}
