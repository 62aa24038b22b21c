import Curriculum
import Dispatch
import Grading
import Referee
import Scenario
import Synchronization
import Workshop

/// Marks a scenario that a learner wrote: builds each app of the exercise and plays the scenario with it.
struct ScenarioMarker {
    let exercise: Exercise
    let workshop: Workshop
    let seed: UInt64
    let rubric: Rubric
    var cancellation: Cancellation?

    /// Nobody writes a longer one by hand.
    private static let mostBytes = 64 << 10

    func mark(_ bytes: [UInt8]) throws(MarkingFault) -> Mark {
        try mark(bytes, playing: playAll)
    }

    /// - Parameter play: what came of the scenario with each app of the exercise, in their order.
    func mark(_ bytes: [UInt8], playing play: (Scenario) -> [Result<Trace, Fault>]) throws(MarkingFault)
        -> Mark
    {
        let scenario: Scenario
        do throws(Unreadable) {
            scenario = try read(bytes)
        } catch {
            return unreadable(error)
        }
        var runs: [ScenarioTrial.Run] = []
        for (app, result) in zip(exercise.apps, play(scenario)) {
            switch result {
            case .success(let trace):
                runs.append(.init(name: app.name, does: app.fault ?? "", isRight: app.isRight, trace: trace))
            case .failure(.scenario(let fault)):
                return unreadable(Unreadable(reason: fault.description, line: fault.line))
            case .failure(.marking(let fault)):
                throw fault
            }
        }
        let trial = ScenarioTrial(of: exercise.answerFile, played: runs, rubric: rubric)
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
                fixtures: exercise.fixtures)
        } catch {
            throw Unreadable(reason: "\(error)", line: error.line)
        }
    }

    private func unreadable(_ error: Unreadable) -> Mark {
        let verdict = ScenarioTrial.unreadable(
            error.reason, line: error.line, of: exercise.answerFile, rubric: rubric)
        return .judged(Judgement(verdict: verdict, traces: [], warnings: []))
    }

    // MARK: - Playing

    enum Fault: Error {
        case scenario(ScenarioFault)
        case marking(MarkingFault)
    }

    /// In the order of the exercise's apps. Each is built and played by itself; the machine's cores share them.
    private func playAll(_ scenario: Scenario) -> [Result<Trace, Fault>] {
        let results = Mutex<[Int: Result<Trace, Fault>]>([:])
        DispatchQueue.concurrentPerform(iterations: exercise.apps.count) { index in
            let result = Result { () throws(Fault) in try play(scenario, with: exercise.apps[index]) }
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value)
    }

    private func play(_ scenario: Scenario, with app: ExampleApp) throws(Fault) -> Trace {
        let running = try launch(app)
        do throws(RefereeFault) {
            return try Referee.run(scenario, seed: seed, on: HostedApp(running))
        } catch {
            switch error {
            case .scenario(let fault): throw .scenario(fault)
            case .machine(let fault): throw .marking(.machine(fault))
            }
        }
    }

    private func launch(_ app: ExampleApp) throws(Fault) -> RunningApp {
        do throws(MarkingFault) {
            let app = try build(app, launches: 1)
            do throws(MachineFault) { return try workshop.launch(app) } catch { throw .machine(error) }
        } catch {
            throw .marking(error)
        }
    }

    func build(_ app: ExampleApp, launches: Int) throws(MarkingFault) -> BuiltApp {
        let built: BuildResult
        do throws(MachineFault) {
            built = try workshop.build(exercise.app(app), for: launches, until: cancellation)
        } catch {
            throw .machine(error)
        }
        guard case .built(let built) = built else {
            throw .exercise(exercise.id, "its app \(app.source.path) does not build: \(built)")
        }
        return built
    }
}
