import Curriculum

/// `hint`: shows one more hint for the last run's findings each time. After the last hint, shows all hints.
public struct HintPage {
    public let ladder: HintLadder?
    /// The number of hints that the learner has already seen.
    public let shown: Int
    /// True if the hints are for the last run's findings. False if the hints are for the starter's findings.
    public let isForLastRun: Bool
    /// The command that shows the exercise's task, as Markdown.
    let taskCommand: String

    var markdown: String {
        guard let ladder, !ladder.steps.isEmpty else {
            return "This exercise has no hints. \(taskCommand) shows the task."
        }
        let steps = ladder.steps
        guard shown < steps.count else {
            let all = steps.map { "### \($0.title)\n\n\($0.markdown)" }.joined(separator: "\n\n")
            return all + "\n\nThat was the last hint\(isForLastRun ? " for `\(ladder.codes[0])`" : "")."
        }
        let subject = isForLastRun ? " about your last run's findings" : ""
        return
            "### Hint \(shown + 1) of \(steps.count)\(subject): \(steps[shown].title)\n\n\(steps[shown].markdown)"
    }
}
