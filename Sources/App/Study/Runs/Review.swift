import Curriculum
import Foundation
import Manners
import Marking
import Session
import Workshop

/// Answers that had passed, run again, each under a seed of its own.
package struct Review {
    let runner: AnswerRunner
    let workspace: Workspace

    package init(runner: AnswerRunner, workspace: Workspace) {
        (self.runner, self.workspace) = (runner, workspace)
    }

    /// - Parameter tell: hears of each as it comes.
    /// - Returns: those that ran. Ctrl-C ends the rest.
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
            } catch MarkingFault.cancelled {
                Output.complain("Stopped.")
                break
            } catch {
                // One that is not there is no reason to leave out the others.
                Output.complain("\(exercise.number) \(exercise.title): \(error)")
            }
        }
        return runs
    }
}
