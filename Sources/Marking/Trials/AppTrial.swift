import Cores
import Curriculum
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

/// An app of an exercise, and the scenario that is played with it.
struct AppPlay: Sendable {
    let app: ExampleApp
    let scenario: Scenario
}

extension Marker {
    /// How an answer to this exercise is marked that is no app; nil for one that is.
    var trial: (any AppTrial)? {
        switch exercise.kind {
        case .repair, .finish, .add, .smallestID: nil
        case .scenario: ScenarioMarker(for: self)
        case .judge: JudgeMarker(for: self)
        case .review: ReviewMarker(for: self)
        }
    }

    /// Plays each app in a process of its own. The machine's cores share the work.
    func playAll(_ plays: [AppPlay]) throws(MarkingFault) -> [Result<Trace, RefereeFault>] {
        try AllCores.map(plays) { play throws(MarkingFault) in
            let built = try build(play.app, launches: 1)
            return Result { () throws(RefereeFault) in try self.play(play.scenario, with: built) }
        }
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
