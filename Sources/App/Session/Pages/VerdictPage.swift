import Curriculum

/// The text below the report on a run.
struct VerdictPage {
    let summary: AttemptSummary
    var before: Progress.Standing?
    let next: NextStep
    /// The rule that the exercise teaches, in Markdown. After the learner has passed the exercise, the page shows the
    /// rule that the exercise teaches.
    var learned: String?
    /// True if the next save starts the next run.
    var isWatched = false
    /// True if the answer is an app, because the explorer can run only apps.
    var isExplorable = true
    /// The page at the end of the course, in Markdown; nil unless this exercise was the last.
    var finish: String?
    /// The time from the learner's save to the verdict.
    var wait: Duration?

    var markdown: String {
        let parts = summary.passed ? [passed, learned ?? "", finish ?? onward] : [failed]
        return (parts + footer).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private var passed: String {
        (before?.hasPassed == true ? ["Passed again.", comparison] : [comparison]).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private var onward: String {
        let step = isWatched ? "`n` does the next step: `\(next.command)`." : "Return: `\(next.command)`."
        guard isExplorable else { return step }
        return
            "\(step) `\(isWatched ? "x" : "explore")` looks for more faults in your answer, with invented stories."
    }

    private var failed: String {
        let advice =
            isWatched
            ? "Change your file and save it; `h` shows a hint."
            : "Change your file and press Return to verify again. `hint` shows a hint."
        return comparison.isEmpty ? advice : "\(comparison) \(advice)"
    }

    private var footer: [String] {
        guard isWatched else { return [] }
        return [wait.map { "Time from save to verdict: \(Self.seconds($0))." } ?? "", WatchKey.overview]
    }

    private static func seconds(_ duration: Duration) -> String {
        let hundredths = Int((duration / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }

    /// A sentence that compares the score with the best score so far.
    private var comparison: String {
        guard let before else { return "" }
        if summary.score > before.bestScore { return "This is your best score so far." }
        return summary.score < before.bestScore ? "Your best score: \(before.bestScore) points." : ""
    }
}
