import Curriculum

/// `task`, and what opening an exercise shows.
struct TaskPage {
    let exercise: Exercise
    let file: String
    /// Nil when the exercise has been open for a while.
    var isNew: Bool?

    var markdown: String {
        let place =
            switch isNew {
            case true: "Your file, with a start in it: \(file.quoted)"
            case false: "Your file is as you left it: \(file.quoted)"
            case nil: "Your file: \(file.quoted)"
            }
        return "# \(exercise.number) \(exercise.title)\n\n\(exercise.task)\n\n\(stories)\n\n\(place)"
    }

    /// Scenarios that the learner may see are part of the task.
    private var stories: String {
        let visible = exercise.scenarios.filter { !$0.isHidden }
        let hidden = exercise.scenarios.count - visible.count
        var blocks = visible.map { "**Scenario \($0.name)**\n\n```\n\($0.text)\n```" }
        if hidden > 0 { blocks.append(hidden == 1 ? "One more is hidden." : "\(hidden) more are hidden.") }
        return blocks.joined(separator: "\n\n")
    }
}

/// `hint`: one more each time, and then all of them said.
struct HintPage {
    let exercise: Exercise
    let shown: Int

    var markdown: String {
        let hints = exercise.hints
        guard !hints.isEmpty else { return "This exercise has no hints. `task` shows what it asks for." }
        guard shown < hints.count else {
            let all = hints.map { "### \($0.title)\n\n\($0.markdown)" }.joined(separator: "\n\n")
            return all + "\n\nThat was the last hint."
        }
        return "### Hint \(shown + 1) of \(hints.count): \(hints[shown].title)\n\n\(hints[shown].markdown)"
    }
}

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
