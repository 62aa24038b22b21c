import Text

/// `results.md`: a table for people, with a row for each student and a column for each exercise.
public struct ResultsMarkdown: GradebookText {
    public let name = "markdown"
    public let fileName = "results.md"
    public let summary = "a table for people"

    public init() {}

    public func text(of gradebook: Gradebook) -> String {
        var exercises: [String] = []
        for entry in gradebook.students {
            for answer in entry.results where !exercises.contains(answer.exercise) {
                exercises.append(answer.exercise)
            }
        }
        let rows = gradebook.students.map { entry in
            let cells = exercises.map { exercise in
                entry.results.first { $0.exercise == exercise }.map(Self.cell) ?? "–"
            }
            return Self.row([MarkdownText.escaped(entry.student)] + cells)
        }
        let head = [Self.row(["Student"] + exercises), Self.row(exercises.map { _ in "---:" }, first: "---")]
        return (head + rows).joined(separator: "\n") + "\n" + Self.doubts(gradebook)
    }

    /// Lists the answers that passed but in which invented stories found faults.
    private static func doubts(_ gradebook: Gradebook) -> String {
        let doubtful = gradebook.doubtful
        guard !doubtful.isEmpty else { return "" }
        return "\nThese answers passed, but a person should look at the code:\n\n"
            + doubtful.map {
                "- \(MarkdownText.escaped($0.student)), \($0.exercise): \(MarkdownText.escaped($0.found))\n"
            }.joined()
    }

    /// The text of a cell: the score, or the outcome if the answer has no score.
    private static func cell(_ answer: GradedAnswer) -> String {
        answer.counted.map(String.init) ?? answer.grade.outcome.rawValue
    }

    private static func row(_ cells: [String], first: String? = nil) -> String {
        "| " + ([first].compactMap(\.self) + cells).joined(separator: " | ") + " |"
    }
}
