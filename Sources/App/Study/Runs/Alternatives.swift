import CommandLine
import Curriculum
import Text

/// The other right answers that an exercise has, to be read after passing.
///
///     Other ways
///     • HeldTask: a task kept by hand, begun in onAppear …
struct Alternatives {
    let exercise: Exercise
    let all: [RightAnswer]

    /// They are read now: who learns has the course read without them.
    init(to exercise: Exercise) throws {
        self.exercise = exercise
        // Of a judgement only the order and the remarks can differ.
        all =
            exercise.kind == .judge
            ? []
            : Curriculum.exercise(matching: exercise.id, alone: try Library.root(), withAnswers: true)?.right
                ?? []
    }

    func named(_ name: String) throws(UsageError) -> RightAnswer {
        if let answer = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return answer }
        let names = all.map(\.name)
        let known = names.isEmpty ? "\(exercise.number) has none" : "there is \(Wording.list(names))"
        throw UsageError(
            "no other way is called \"\(name)\"; \(known)",
            suggestion: Spelling.suggestions(for: name, among: names).first.map {
                Suggestion.compare(exercise: "\(exercise.number)", alternative: $0).text
            })
    }

    /// In Markdown; nil if the exercise has none but the one that is shown.
    /// - Parameter shown: the one that the page is about.
    func list(without shown: RightAnswer?) -> String? {
        guard exercise.kind != .judge else {
            return "## Other ways\n\n"
                + "There is none: each case has one right answer, and its run decides which."
        }
        let others = all.filter { $0 != shown }
        guard let first = others.first else { return nil }
        let command = Suggestion.compare(exercise: "\(exercise.number)", alternative: first.name).text
        let opening = "These are right as well, each at its price. `\(command)` shows the first beside yours."
        return "## Other ways\n\n\(opening)\n\n"
            + others.map { "- **\($0.name)**: \($0.style)" }.joined(separator: "\n")
    }
}
