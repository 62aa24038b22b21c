import Curriculum
import Grading
import Referee
import Scenario

/// Verifies a scenario that a learner wrote: runs it with each app of the exercise.
struct ScenarioVerifier: FormVerifier {
    private let marker: Verifier
    private var exercise: Exercise { marker.exercise }

    init(for marker: Verifier) { self.marker = marker }

    var apps: [ExampleApp] { exercise.apps }

    func mark(
        _ bytes: [UInt8],
        playing play: ([AppPlay]) throws(VerificationFault) -> [Result<AppRun, RefereeFault>]
    ) throws(VerificationFault) -> VerifyOutcome {
        let scenario: Scenario
        do throws(Unreadable) {
            scenario = try read(bytes)
        } catch {
            return unreadable(error)
        }
        var runs: [ScenarioGrading.Run] = []
        let plays = exercise.apps.map { AppPlay(app: $0, scenario: scenario) }
        for (app, result) in zip(exercise.apps, try play(plays)) {
            switch result {
            case .success(let run):
                runs.append(
                    .init(name: app.name, does: app.fault ?? "", isRight: app.isRight, trace: run.trace))
            case .failure(.scenario(let fault)):
                // The learner's answer is the scenario, so the learner must fix the scenario's fault.
                return unreadable(Unreadable(reason: fault.description, line: fault.line))
            case .failure(.machine(let fault)):
                throw .machine(fault)
            }
        }
        let trial = ScenarioGrading(of: exercise.answerFile, played: runs, rubric: marker.rubric)
        return .judged(GradedRuns(verdict: trial.verdict, traces: trial.traces, warnings: []))
    }

    private func read(_ bytes: [UInt8]) throws(Unreadable) -> Scenario {
        let text = try AnswerText.read(bytes)
        do throws(ScenarioError) {
            return try Scenario(
                parsing: text, name: exercise.answerFile, file: exercise.answerFile,
                fixtures: exercise.fixtures, errors: exercise.errors)
        } catch {
            throw Unreadable(reason: "\(error)", line: error.line)
        }
    }

    private func unreadable(_ error: Unreadable) -> VerifyOutcome {
        let verdict = ScenarioGrading.unreadable(
            error.reason, line: error.line, of: exercise.answerFile, rubric: marker.rubric)
        return .unplayed(verdict)
    }
}
