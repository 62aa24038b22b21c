import Curriculum
import Grading
import Referee
import Scenario
import Wire
import Workshop

/// Verifies an answer that is a scenario, a form or a review, with runs of the exercise's apps.
protocol FormVerifier {
    var apps: [ExampleApp] { get }

    /// - Parameter play: runs each app with its scenario and returns the results in the same order.
    func mark(
        _ bytes: [UInt8],
        playing play: ([AppPlay]) throws(VerificationFault) -> [Result<AppRun, RefereeFault>]
    ) throws(VerificationFault) -> VerifyOutcome
}

extension VerifyOutcome {
    /// The outcome for an answer that is graded without a run.
    static func unplayed(_ verdict: Verdict) -> VerifyOutcome {
        .judged(GradedRuns(verdict: verdict, traces: [], warnings: []))
    }
}

/// An app of an exercise, and the scenario to run with it.
struct AppPlay: Sendable {
    let app: ExampleApp
    let scenario: Scenario
}

/// One run of an app, and the notes on the app's source, which only change the wording of findings.
struct AppRun: Sendable {
    let trace: Trace
    let work: [WorkNote]
}

extension Verifier {
    /// The verifier of an answer that is not an app; nil if the exercise asks for an app.
    var trial: (any FormVerifier)? {
        switch exercise.kind {
        case .repair, .finish, .add, .smallestID, .budget, .refactor: nil
        case .scenario: ScenarioVerifier(for: self)
        case .judge: JudgeVerifier(for: self)
        case .review: ReviewVerifier(for: self)
        }
    }

    func unreadableForm(_ error: Unreadable) -> VerifyOutcome {
        .unplayed(.unreadableForm(error.reason, line: error.line, of: exercise.answerFile, rubric: rubric))
    }

    /// Runs each app in its own process, on all cores.
    func playAll(_ plays: [AppPlay]) throws(VerificationFault) -> [Result<AppRun, RefereeFault>] {
        try AllCores.map(plays) { play throws(VerificationFault) in
            let built = try build(play.app, launches: 1)
            return Result { () throws(RefereeFault) in
                AppRun(trace: try self.play(play.scenario, with: built), work: built.work)
            }
        }
    }

    /// The run of one of the exercise's apps. Throws if the app's run does not complete.
    /// - Parameter what: the noun that error messages use for the app.
    func run(
        of play: AppPlay, called what: String, _ result: Result<AppRun, RefereeFault>
    ) throws(VerificationFault) -> AppRun {
        let run = try VerificationFault.playing(in: exercise) { () throws(RefereeFault) in try result.get() }
        guard run.trace.outcome == .completed else {
            throw .exercise(
                exercise.id, "its \(what) \(play.app.source.path) does not run to the end of a scenario")
        }
        return run
    }

    func build(_ app: ExampleApp, launches: Int) throws(VerificationFault) -> BuiltApp {
        switch try build(exercise.app(app), launches: launches) {
        case .success(let built): return built
        case .failure(let unbuilt):
            throw .exercise(
                exercise.id,
                "its app \(app.source.path) does not build: \(unbuilt.mark.obstacle ?? "the answer has no app")"
            )
        }
    }
}
