import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Referee
import Scenario
import Synchronization
import Verification
import Workshop

/// Runs a learner's answers in one workshop and keeps the last run. Every `verify` of an answer uses an
/// `AnswerRunner`.
package final class AnswerRunner: Sendable {
    private struct State: ~Copyable {
        var workshop: Later<Result<Workshop, any Error>>?
        var last: AnswerRun?
    }
    private let state = Mutex(State())

    /// All commands at the prompt share one runner, so a command can use the run of an earlier command.
    package static let ofThisProcess = AnswerRunner()

    /// Reads, builds and runs the learner's file. During the run, a terminal shows a progress line.
    package func run(
        file: String, for exercise: Exercise, seed: UInt64 = 1, until cancellation: Cancellation? = nil
    ) throws -> AnswerRun {
        let bytes = try AnswerFile.read(file, for: exercise)
        return try Waiting.show("compiling and running …") {
            try run(bytes, for: exercise, seed: seed, until: cancellation)
        }
    }

    /// - Parameter cancellation: stops the run, which then throws `VerificationFault.cancelled`.
    func run(
        _ bytes: [UInt8], for exercise: Exercise, seed: UInt64 = 1, until cancellation: Cancellation? = nil
    ) throws -> AnswerRun {
        let marker = try Verifier(
            for: exercise, in: try workshop(), seed: RunSeed(seed),
            until: cancellation ?? Conversation.underWay)
        let run = AnswerRun(exercise: exercise, bytes: bytes, seed: seed, mark: try marker.mark(bytes))
        state.withLock { $0.last = run }
        return run
    }

    /// Runs another scenario with the app that `run` built.
    package func play(_ scenario: Scenario, with run: AnswerRun) throws -> Trace {
        guard case .judged(let judgement) = run.mark, let app = judgement.app else {
            throw UsageError(
                "the answer to \(run.exercise.number) is not an app, so it cannot run another scenario")
        }
        return try AppRunner(of: app, in: try workshop(), sdk: run.exercise.settings.sdk.year)
            .play(scenario, seed: RunSeed(run.seed))
    }

    /// Runs a scenario of the exercise with the course's solution.
    func playSolution(of scenario: Scenario, for run: AnswerRun) throws -> Trace {
        let marker = try Verifier(
            for: run.exercise, in: try workshop(), seed: RunSeed(run.seed), until: Conversation.underWay)
        let mark = try marker.mark(Array(run.exercise.solution.text.utf8))
        guard case .judged(let judgement) = mark,
            let trace = judgement.traces.first(where: { $0.scenario.name == scenario.name })
        else {
            throw UsageError(
                "the solution of \(run.exercise.number) did not run the scenario \"\(scenario.title)\"")
        }
        return trace
    }

    /// Returns the last run if the file's contents and the seed are unchanged, and otherwise runs the answer
    /// again.
    package func runToAsk(file: String, for exercise: Exercise, seed: UInt64) throws -> AnswerRun {
        let bytes = try AnswerFile.read(file, for: exercise)
        if let last = lastRun(of: exercise), last.bytes == bytes, last.seed == seed { return last }
        return try Waiting.show("compiling and running …") { try run(bytes, for: exercise, seed: seed) }
    }

    /// The last run, if it was a run of the given exercise.
    package func lastRun(of exercise: Exercise) -> AnswerRun? {
        state.withLock { $0.last }.flatMap { $0.exercise.id == exercise.id ? $0 : nil }
    }

    /// Starts to prepare the part of the next run that does not depend on the answer, and returns at once. If the
    /// preparation fails, the next run reports the error.
    package func expectAnswer() {
        state.withLock { state in
            if case .success(let known)? = state.workshop?.value { return known.expectAnswer() }
            state.workshop = Later {
                Result {
                    let opened = try LearnersWorkshop.open()
                    opened.expectAnswer()
                    return opened
                }
            }
        }
    }

    /// Discards the preparation of the next run.
    package func expectNothing() {
        try? state.withLock { $0.workshop }?.value.get().expectNothing()
    }

    private func workshop() throws -> Workshop {
        let opening = state.withLock { state in
            let known = state.workshop ?? Later { Result { try LearnersWorkshop.open() } }
            state.workshop = known
            return known
        }
        do {
            return try opening.value.get()
        } catch {
            // The next run looks for the workshop again, because the learner may have installed the missing
            // program by then.
            state.withLock { $0.workshop = nil }
            throw error
        }
    }
}
