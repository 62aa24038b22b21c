import Curriculum
import Text

/// The page of `task` and `open`: the file, the task and the visible scenarios.
struct TaskPage {
    let exercise: Exercise
    let file: String
    /// True if `open` has just created the learner's file, false if the file existed, nil if the exercise
    /// was already open.
    var isNew: Bool?

    /// The page begins with the file's path, because readers do not always reach the end of a long page.
    var markdown: String {
        let place =
            switch isNew {
            case true: "Your new file, a copy of the starter: \(file.quoted)"
            case false: "Your file, unchanged: \(file.quoted)"
            case nil: "Your file: \(file.quoted)"
            }
        return
            "# \(exercise.number) \(exercise.title)\n\n\(place)\n\n\(exercise.task)\n\n\(settings)\(budget)\(refactoring)\(cases)\(change)\(stories)"
    }

    /// The build settings, if they differ from the usual settings.
    private var settings: String {
        exercise.settings.inWords.map { "The course compiles your answer \($0).\n\n" } ?? ""
    }

    /// A table with the budget of the visible scenarios.
    private var budget: String {
        let rows = exercise.scenarios.filter { !$0.isHidden }.compactMap { scenario in
            exercise.budget.limits[scenario.name].map {
                "| \(scenario.name) | \($0.joined(separator: ", ")) |"
            }
        }
        guard !rows.isEmpty else { return "" }
        return
            "**The budget:** the starter works, but spends more than the table allows. `verify` measures your answer.\n\n"
            + "| scenario | at most |\n|---|---|\n\(rows.joined(separator: "\n"))\n\n"
    }

    /// For a refactoring: the scenarios that must still pass, and the scenarios that must pass now.
    private var refactoring: String {
        guard !exercise.better.isEmpty else { return "" }
        let count = exercise.scenarios.count
        return
            "**A refactoring:** the starter passes \(count - exercise.better.count) of \(count) scenarios, and your answer must pass "
            + "them too. Your answer must also pass what the starter fails: \(Wording.list(exercise.better.map { "`\($0)`" })).\n\n"
    }

    /// The source of each app of a judge exercise.
    private var cases: String {
        exercise.cases.map { "**Case \($0.number), \($0.name)**\n\n~~~~swift\n\($0.app.source.text)~~~~\n\n" }
            .joined()
    }

    /// The change of a review exercise, with line numbers.
    private var change: String {
        guard let review = exercise.review else { return "" }
        let marks = review.lines.contains(where: \.isNew) ? "; `+` is new" : ""
        return "**The change**\(marks)\n\n~~~~swift\n\(review.listing)\n~~~~\n\n"
    }

    /// The visible scenarios, and the number of hidden scenarios.
    private var stories: String {
        let visible = exercise.scenarios.filter { !$0.isHidden }
        let hidden = exercise.scenarios.count - visible.count
        var blocks = visible.map { "**Scenario \($0.name)**\n\n~~~~\n\($0.text)\n~~~~" }
        if hidden > 0 {
            blocks.append(
                hidden == 1
                    ? "`verify` also runs 1 hidden scenario."
                    : "`verify` also runs \(hidden) hidden scenarios.")
        }
        return blocks.joined(separator: "\n\n")
    }
}
