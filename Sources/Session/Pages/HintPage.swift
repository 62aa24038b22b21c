import Curriculum

/// `hint`: one step more each time, of the hints for what the last run found; then all of them again.
public struct HintPage {
    public let ladder: HintLadder?
    /// Steps that were shown before.
    public let shown: Int
    /// Otherwise it is for what the starter does.
    public let isForLastRun: Bool

    var markdown: String {
        guard let ladder, !ladder.steps.isEmpty else {
            return "This exercise has no hints. `task` shows what it asks for."
        }
        let steps = ladder.steps
        guard shown < steps.count else {
            let all = steps.map { "### \($0.title)\n\n\($0.markdown)" }.joined(separator: "\n\n")
            return all + "\n\nThat was the last hint\(isForLastRun ? " for `\(ladder.codes[0])`" : "")."
        }
        let subject = isForLastRun ? " on what your last run found" : ""
        return
            "### Hint \(shown + 1) of \(steps.count)\(subject): \(steps[shown].title)\n\n\(steps[shown].markdown)"
    }
}
