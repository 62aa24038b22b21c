import Exploration
import Player
import Workshop

extension AnswerRunner {
    /// The player page of one scenario's run.
    /// - Parameters:
    ///   - name: the scenario; nil for the scenario that explains the verdict best.
    ///   - companion: a second run that the page shows for comparison.
    /// - Returns: the page's HTML; nil if the answer did not run.
    package func page(
        of run: AnswerRun, scenario name: String?, against companion: Companion?
    ) throws -> PlayerPage? {
        let exercise = run.exercise
        guard let told = run.told(of: name) else { return nil }
        let other = try companion.map { companion -> PlayedRun in
            let trace =
                switch companion {
                case .story(let reference):
                    try play(try reference.companion(of: told.trace.scenario), with: run)
                case .solution: try playSolution(of: told.trace.scenario, for: run)
                }
            return PlayedRun(beside: trace, subject: "\(exercise.number) \(exercise.title)", companion)
        }
        let answer = Answer.File(name: exercise.answerFile, bytes: run.bytes, author: .learner)
        let played = PlayedRun(
            told.trace, verdict: told.verdict, subject: "\(exercise.number) \(exercise.title)",
            sources: [PlayedRun.Source(answer)])
        return PlayerPage(played, against: other)
    }
}
