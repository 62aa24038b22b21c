import CommandOutput
import Curriculum
import Essentials
import Session
import Verification
import Workshop

/// Runs passed answers again, each under a new seed, or all under one seed.
package struct Review {
    let runner: AnswerRunner
    let workspace: Workspace

    package init(runner: AnswerRunner, workspace: Workspace) {
        (self.runner, self.workspace) = (runner, workspace)
    }

    /// - Parameters:
    ///   - seed: the seed of all runs; nil for a new seed in each run.
    ///   - tell: called with each run, at the run's end.
    /// - Returns: all runs, or the runs before Ctrl-C.
    package func run(
        _ exercises: [Exercise], seed: UInt64? = nil, until cancellation: Cancellation = Cancellation(),
        tell: (AnswerRun) throws -> Void = { _ in }
    ) throws -> [AnswerRun] {
        var runs: [AnswerRun] = []
        for exercise in exercises {
            do {
                let run = try runner.run(
                    file: workspace.answerFile(for: exercise).path, for: exercise,
                    seed: seed ?? .random(in: 2...99_999), until: cancellation)
                runs.append(run)
                try tell(run)
            } catch VerificationFault.cancelled {
                Output.complain("Stopped.")
                break
            } catch {
                // If the learner's file for an exercise is missing, the review continues with the
                // next exercise.
                Output.complain("\(exercise.number) \(exercise.title): \(error)")
            }
        }
        return runs
    }
}
