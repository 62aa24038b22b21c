import CommandLine
import Curriculum
import Text

/// The right answers of an exercise except the reference, for learners who have passed.
///
///     Other ways
///     • HeldTask: a task kept by hand, begun in onAppear …
struct Alternatives {
    let exercise: Exercise
    let all: [RightAnswer]

    /// Reads the right answers, which are not part of the learner's curriculum.
    init(to exercise: Exercise) throws {
        self.exercise = exercise
        // Right answers to a judge exercise differ only in their comments and in the order of their lines.
        all =
            exercise.kind == .judge
            ? []
            : Curriculum.exercise(matching: exercise.id, alone: try Library.root(), withAnswers: true)?.right
                ?? []
    }

    func named(_ name: String) throws(UsageError) -> RightAnswer {
        if let answer = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return answer }
        let names = all.map(\.name)
        let known =
            names.isEmpty
            ? "exercise \(exercise.number) has no other right answers"
            : "exercise \(exercise.number) has \(Wording.list(names))"
        throw UsageError(
            "no other right answer is called \"\(name)\"; \(known)",
            suggestion: Spelling.suggestions(for: name, among: names).first.map {
                Suggestion.compare(exercise: "\(exercise.number)", alternative: $0).text
            })
    }

    /// The right answers as a list in Markdown; nil if the list is empty.
    func list(without shown: RightAnswer?) -> String? {
        guard exercise.kind != .judge else {
            return "## Other ways\n\n"
                + "This exercise has no other right answers: in each case, the run decides whether yes or no is right."
        }
        let others = all.filter { $0 != shown }
        guard let first = others.first else { return nil }
        let command = Suggestion.compare(exercise: "\(exercise.number)", alternative: first.name).text
        let opening =
            "These answers are right, too. Each right answer has its cost. `\(command)` shows the first of these answers beside yours."
        return "## Other ways\n\n\(opening)\n\n"
            + others.map { "- **\($0.name)**: \($0.style)" }.joined(separator: "\n")
    }
}
