import Curriculum
import Grading
import Referee
import Scenario
import Workshop

/// Marks an answer that is no app: reads it, and holds it against runs of the exercise's own apps.
protocol AppTrial {
    /// The apps that are played.
    var apps: [ExampleApp] { get }

    /// - Parameter play: plays each app with its scenario and returns the results in the same order.
    func mark(
        _ bytes: [UInt8], playing play: ([AppPlay]) throws(MarkingFault) -> [Result<Trace, RefereeFault>]
    ) throws(MarkingFault) -> Mark
}

extension Mark {
    /// Of an answer for which nothing is played.
    static func unplayed(_ verdict: Verdict) -> Mark {
        .judged(Judgement(verdict: verdict, traces: [], warnings: []))
    }
}

/// An app of an exercise, and the scenario that is played with it.
struct AppPlay: Sendable {
    let app: ExampleApp
    let scenario: Scenario
}

extension Marker {
    /// How an answer to this exercise is marked that is no app; nil for one that is.
    var trial: (any AppTrial)? {
        switch exercise.kind {
        case .repair, .finish, .add, .smallestID, .budget, .refactor: nil
        case .scenario: ScenarioMarker(for: self)
        case .judge: JudgeMarker(for: self)
        case .review: ReviewMarker(for: self)
        }
    }

    func unreadableForm(_ error: Unreadable) -> Mark {
        .unplayed(.unreadableForm(error.reason, line: error.line, of: exercise.answerFile, rubric: rubric))
    }

    /// Plays each app in a process of its own. The machine's cores share the work.
    func playAll(_ plays: [AppPlay]) throws(MarkingFault) -> [Result<Trace, RefereeFault>] {
        try AllCores.map(plays) { play throws(MarkingFault) in
            let built = try build(play.app, launches: 1)
            return Result { () throws(RefereeFault) in try self.play(play.scenario, with: built) }
        }
    }

    /// The run of an app that is the exercise's own, which comes to its end.
    /// - Parameter what: the app in words.
    func trace(
        of play: AppPlay, called what: String, _ result: Result<Trace, RefereeFault>
    ) throws(MarkingFault) -> Trace {
        let trace = try MarkingFault.playing(in: exercise) { () throws(RefereeFault) in try result.get() }
        guard trace.outcome == .completed else {
            throw .exercise(exercise.id, "its \(what) \(play.app.source.path) does not come to its end")
        }
        return trace
    }

    func build(_ app: ExampleApp, launches: Int) throws(MarkingFault) -> BuiltApp {
        switch try build(exercise.app(app), launches: launches) {
        case .success(let built): return built
        case .failure(let unbuilt):
            throw .exercise(
                exercise.id,
                "its app \(app.source.path) does not build: \(unbuilt.mark.obstacle ?? "it has no app")")
        }
    }
}
