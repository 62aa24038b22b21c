import Curriculum

/// What is said once a run's report has been shown.
struct VerdictPage {
    let summary: AttemptSummary
    let before: Progress.Standing?
    let next: NextStep

    var markdown: String {
        guard summary.passed else {
            return
                "Not passed yet: \(summary.score) points\(comparison). Change your file and press Return to "
                + "verify again; `hint` helps."
        }
        let first = before?.hasPassed == true ? "Passed again" : "**Passed**"
        return "\(first): \(summary.score) points\(comparison). Return: `\(next.command)`."
    }

    private var comparison: String {
        guard let before else { return "" }
        if summary.score > before.bestScore { return ", your best so far" }
        return summary.score < before.bestScore ? " (your best: \(before.bestScore))" : ""
    }
}
