import Classroom
import Foundation
import Synchronization

/// Says on standard error how far grading is: one line that counts on a terminal, a line for each answer elsewhere.
final class GradingProgress: Sendable {
    private struct State {
        var reused = 0
        var hasCounter = false
    }

    private let began = ContinuousClock.now
    private let counts: Bool
    private let state = Mutex(State())

    init() {
        counts = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Found in the journal so far.
    var reused: Int { state.withLock(\.reused) }

    @Sendable func show(_ advance: Advance) {
        let line = AdvanceLine(advance, elapsed: .now - began)
        state.withLock { state in
            state.reused = advance.reused
            state.hasCounter = counts
            if counts { Output.hint(overLine: line.counter) } else { Output.hint(line.full + "\n") }
        }
    }

    /// A sentence on a line of its own.
    func say(_ sentence: String) {
        end()
        Output.complain(sentence)
    }

    /// Takes the counter away.
    func end() {
        state.withLock { state in
            if state.hasCounter { Output.hint(overLine: "") }
            state.hasCounter = false
        }
    }
}
