import Classroom
import CommandOutput
import Essentials
import Synchronization
import Text

/// Prints the progress of grading to standard error.
///
/// On a terminal, one line shows the progress. In a pipe or a file, each answer has a line.
final class GradingProgress: Sendable {
    private struct State {
        var last: Advance?
        var hasCounter = false
        var isOver = false
    }

    private let began = ContinuousClock.now
    private let updatesLine: Bool
    private let state = Mutex(State())

    /// - Parameter isVerbose: true to print a line for each answer on a terminal too.
    init(isVerbose: Bool = false) {
        updatesLine =
            !isVerbose && isatty(STDERR_FILENO) == 1
            && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        guard updatesLine else { return }
        BackgroundThread.start { [weak self] in
            while self?.tick() == true { usleep(500_000) }
        }
    }

    /// The number of grades that came from the journal so far.
    var reused: Int { state.withLock { $0.last?.reused ?? 0 } }

    @Sendable func show(_ advance: Advance) {
        state.withLock { state in
            state.last = advance
            guard updatesLine else { return Output.hint(AdvanceLine(advance, began: began).full + "\n") }
            draw(&state)
        }
    }

    /// Redraws the progress line twice a second, because the times in the line change even while no
    /// answer finishes.
    private func tick() -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            draw(&state)
            return true
        }
    }

    private func draw(_ state: inout State) {
        guard let last = state.last, !state.isOver else { return }
        state.hasCounter = true
        let width = PageStyle().fitted(to: STDERR_FILENO).width
        Output.hint(overLine: AdvanceLine(last, began: began).counter.clipped(to: width - 1, ellipsis: "…"))
    }

    /// Clears the progress line and prints a sentence.
    func say(_ sentence: String) {
        state.withLock { Self.clear(&$0) }
        Output.complain(sentence)
    }

    func end() {
        state.withLock { state in
            Self.clear(&state)
            state.isOver = true
        }
    }

    private static func clear(_ state: inout State) {
        if state.hasCounter { Output.hint(overLine: "") }
        state.hasCounter = false
    }
}
