import Curriculum
import Text

/// `task`, and what opening an exercise shows.
struct TaskPage {
    let exercise: Exercise
    let file: String
    /// Nil if the exercise was open already.
    var isNew: Bool?

    /// The file's place comes first, because a long page is not always read to its end.
    var markdown: String {
        let place =
            switch isNew {
            case true: "Your file, with a start in it: \(file.quoted)"
            case false: "Your file is as you left it: \(file.quoted)"
            case nil: "Your file: \(file.quoted)"
            }
        return
            "# \(exercise.number) \(exercise.title)\n\n\(place)\n\n\(exercise.task)\n\n\(settings)\(budget)\(refactoring)\(cases)\(change)\(stories)"
    }

    /// Where it is not as in every other exercise.
    private var settings: String {
        exercise.settings.inWords.map { "It is compiled \($0).\n\n" } ?? ""
    }

    /// What may be spent where the learner may look.
    private var budget: String {
        let rows = exercise.scenarios.filter { !$0.isHidden }.compactMap { scenario in
            exercise.budget.limits[scenario.name].map {
                "| \(scenario.name) | \($0.joined(separator: ", ")) |"
            }
        }
        guard !rows.isEmpty else { return "" }
        return
            "**The budget:** the start works, and spends more than this. `verify` measures what yours spends.\n\n"
            + "| scenario | at most |\n|---|---|\n\(rows.joined(separator: "\n"))\n\n"
    }

    /// What passes before the change, and what the change is for.
    private var refactoring: String {
        guard !exercise.better.isEmpty else { return "" }
        let count = exercise.scenarios.count
        return
            "**A refactoring:** the start passes \(count - exercise.better.count) of \(count) scenarios, and your answer has to pass "
            + "them too. What has to become better is measured in \(Wording.list(exercise.better.map { "`\($0)`" })).\n\n"
    }

    /// What the learner judges, as it is played.
    private var cases: String {
        exercise.cases.map { "**Case \($0.number), \($0.name)**\n\n~~~~swift\n\($0.app.source.text)~~~~\n\n" }
            .joined()
    }

    /// What the learner reviews, with its lines numbered.
    private var change: String {
        guard let review = exercise.review else { return "" }
        let marks = review.lines.contains(where: \.isNew) ? "; `+` is new" : ""
        return "**The change**\(marks)\n\n~~~~swift\n\(review.listing)\n~~~~\n\n"
    }

    /// Scenarios that the learner may see are part of the task.
    private var stories: String {
        let visible = exercise.scenarios.filter { !$0.isHidden }
        let hidden = exercise.scenarios.count - visible.count
        var blocks = visible.map { "**Scenario \($0.name)**\n\n~~~~\n\($0.text)\n~~~~" }
        if hidden > 0 { blocks.append(hidden == 1 ? "One more is hidden." : "\(hidden) more are hidden.") }
        return blocks.joined(separator: "\n\n")
    }
}
