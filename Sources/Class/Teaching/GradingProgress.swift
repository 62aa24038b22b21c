import Classroom
import CommandOutput
import Foundation
import Synchronization
import Text

/// Says on standard error how far grading is: one line that lives on a terminal, a line for each answer elsewhere.
final class GradingProgress: Sendable {
    private struct State {
        var last: Advance?
        var hasCounter = false
        var isOver = false
    }

    private let began = ContinuousClock.now
    private let lives: Bool
    private let state = Mutex(State())

    /// - Parameter isVerbose: a line for each answer on a terminal too.
    init(isVerbose: Bool = false) {
        lives =
            !isVerbose && isatty(STDERR_FILENO) == 1
            && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        guard lives else { return }
        let thread = Thread { [weak self] in
            while self?.tick() == true { usleep(500_000) }
        }
        thread.start()
    }

    /// Found in the journal so far.
    var reused: Int { state.withLock { $0.last?.reused ?? 0 } }

    @Sendable func show(_ advance: Advance) {
        state.withLock { state in
            state.last = advance
            guard lives else { return Output.hint(AdvanceLine(advance, began: began).full + "\n") }
            draw(&state)
        }
    }

    /// Time goes on where nothing else does.
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

    /// A sentence on its own line.
    func say(_ sentence: String) {
        state.withLock { Self.clear(&$0) }
        Output.complain(sentence)
    }

    /// Takes the counter away.
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
