import Curriculum
import Foundation
import Marking
import Synchronization
import Workshop

/// One run of a learner's answer, kept for the questions that follow it.
struct AnswerRun: Sendable {
    let exercise: Exercise
    let bytes: [UInt8]
    let seed: UInt64
    let mark: Mark

    /// What progress remembers of it.
    var summary: AttemptSummary { AttemptSummary(mark, of: exercise, seed: seed) }

    /// A run of this moment, for a command of its own.
    static func now(_ exercise: Exercise, file: String, seed: UInt64) throws -> AnswerRun {
        let bytes = try AnswerFile.read(file, for: exercise)
        let workshop = try LearnersWorkshop.open()
        let mark = try Waiting.show("compiling and running …") {
            try Marker(for: exercise, in: workshop, seed: seed).mark(bytes)
        }
        return AnswerRun(exercise: exercise, bytes: bytes, seed: seed, mark: mark)
    }

    var json: MarkJSON { MarkJSON(mark, of: exercise, seed: seed) }

    /// The run of the first scenario that did not pass, or else of the first of all.
    var tellingRun: (judgement: Judgement, index: Int)? {
        guard case .judged(let judgement) = mark else { return nil }
        let index = judgement.verdict.scenarios.firstIndex { !$0.passed } ?? 0
        return judgement.traces.indices.contains(index) ? (judgement, index) : nil
    }
}

/// Runs a learner's answers, one workshop for all of them, and remembers the last run.
final class AnswerRunner: Sendable {
    private struct State: ~Copyable {
        var workshop: Workshop?
        var last: AnswerRun?
    }
    private let state = Mutex(State())

    /// - Parameter cancellation: ends the run, which is then no run: `MarkingFault.cancelled` is thrown.
    func run(
        _ bytes: [UInt8], for exercise: Exercise, seed: UInt64 = 1, until cancellation: Cancellation
    ) throws -> AnswerRun {
        let workshop = try workshop()
        let mark = try Marker(for: exercise, in: workshop, seed: seed, until: cancellation).mark(bytes)
        let run = AnswerRun(exercise: exercise, bytes: bytes, seed: seed, mark: mark)
        state.withLock { $0.last = run }
        return run
    }

    /// The last run, if it was of this exercise.
    func lastRun(of exercise: Exercise) -> AnswerRun? {
        state.withLock { $0.last }.flatMap { $0.exercise.id == exercise.id ? $0 : nil }
    }

    private func workshop() throws -> Workshop {
        if let known = state.withLock({ $0.workshop }) { return known }
        let opened = try LearnersWorkshop.open()
        state.withLock { $0.workshop = opened }
        return opened
    }
}
