import Cores
import Curriculum
import Grading
import Referee
import Scenario
import Workshop

/// Marks a scenario that a learner wrote: builds each app of the exercise and plays the scenario with it.
struct ScenarioMarker {
    private let marker: Marker
    private var exercise: Exercise { marker.exercise }

    init(for marker: Marker) { self.marker = marker }

    /// More than a person writes by hand.
    private static let mostBytes = 64 << 10

    func mark(_ bytes: [UInt8]) throws(MarkingFault) -> Mark {
        try mark(bytes, playing: playAll)
    }

    /// - Parameter play: plays the scenario with each app of the exercise and returns the results in the apps' order.
    func mark(
        _ bytes: [UInt8], playing play: (Scenario) throws(MarkingFault) -> [Result<Trace, RefereeFault>]
    ) throws(MarkingFault) -> Mark {
        let scenario: Scenario
        do throws(Unreadable) {
            scenario = try read(bytes)
        } catch {
            return unreadable(error)
        }
        var runs: [ScenarioTrial.Run] = []
        for (app, result) in zip(exercise.apps, try play(scenario)) {
            switch result {
            case .success(let trace):
                runs.append(.init(name: app.name, does: app.fault ?? "", isRight: app.isRight, trace: trace))
            case .failure(.scenario(let fault)):
                // The scenario is the answer here, so its fault is the learner's to mend.
                return unreadable(Unreadable(reason: fault.description, line: fault.line))
            case .failure(.machine(let fault)):
                throw .machine(fault)
            }
        }
        let trial = ScenarioTrial(of: exercise.answerFile, played: runs, rubric: marker.rubric)
        return .judged(Judgement(verdict: trial.verdict, traces: trial.traces, warnings: []))
    }

    // MARK: - Reading

    private struct Unreadable: Error {
        var reason: String
        var line: Int?
    }

    private func read(_ bytes: [UInt8]) throws(Unreadable) -> Scenario {
        guard bytes.count <= Self.mostBytes else {
            throw Unreadable(
                reason: "The file is larger than \(Self.mostBytes >> 10) KB. A scenario is a page at most.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Unreadable(reason: "The file is not UTF-8 text. Save it as plain text in UTF-8.")
        }
        do throws(ScenarioError) {
            return try Scenario(
                parsing: text, name: exercise.answerFile, file: exercise.answerFile,
                fixtures: exercise.fixtures, errors: exercise.errors)
        } catch {
            throw Unreadable(reason: "\(error)", line: error.line)
        }
    }

    private func unreadable(_ error: Unreadable) -> Mark {
        let verdict = ScenarioTrial.unreadable(
            error.reason, line: error.line, of: exercise.answerFile, rubric: marker.rubric)
        return .judged(Judgement(verdict: verdict, traces: [], warnings: []))
    }

    // MARK: - Playing

    /// In the order of the exercise's apps. Each is built and played by itself; the machine's cores share them.
    private func playAll(_ scenario: Scenario) throws(MarkingFault) -> [Result<Trace, RefereeFault>] {
        try AllCores.map(exercise.apps) { app throws(MarkingFault) in
            let built = try build(app, launches: 1)
            return Result { () throws(RefereeFault) in try marker.play(scenario, with: built) }
        }
    }

    func build(_ app: ExampleApp, launches: Int) throws(MarkingFault) -> BuiltApp {
        switch try marker.build(exercise.app(app), launches: launches) {
        case .success(let built): return built
        case .failure(let unbuilt):
            throw .exercise(
                exercise.id,
                "its app \(app.source.path) does not build: \(unbuilt.mark.obstacle ?? "it has no app")")
        }
    }
}
