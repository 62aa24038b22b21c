import CommandOutput
import Curriculum
import Foundation
import Session
import Verification
import Workshop

/// Runs passed answers again, each under a new seed.
package struct Review {
    let runner: AnswerRunner
    let workspace: Workspace

    package init(runner: AnswerRunner, workspace: Workspace) {
        (self.runner, self.workspace) = (runner, workspace)
    }

    /// - Parameter tell: receives each run when it ends.
    /// - Returns: the runs up to the end or to Ctrl-C.
    package func run(
        _ exercises: [Exercise], until cancellation: Cancellation, tell: (AnswerRun) throws -> Void
    ) throws -> [AnswerRun] {
        var runs: [AnswerRun] = []
        for exercise in exercises {
            do {
                let run = try runner.run(
                    file: workspace.answerFile(for: exercise).path, for: exercise,
                    seed: .random(in: 2...99_999), until: cancellation)
                runs.append(run)
                try tell(run)
            } catch VerificationFault.cancelled {
                Output.complain("Stopped.")
                break
            } catch {
                // A missing file does not stop the others.
                Output.complain("\(exercise.number) \(exercise.title): \(error)")
            }
        }
        return runs
    }
}
