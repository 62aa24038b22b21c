import Text

/// `feedback/NAME.md`: feedback for each student, as Markdown.
public struct FeedbackMarkdown: GradebookFormat {
    public let name = "feedback"
    public let fileName = "feedback"
    public let summary = "a Markdown page for each student"
    let policy: FeedbackPolicy

    public func files(of gradebook: Gradebook) -> [GradebookFile] {
        gradebook.students.map { entry in
            GradebookFile(
                "\(fileName)/\(SafeName(entry.student).text).md", text: Self.page(entry, gradebook, policy))
        }
    }

    static func page(_ entry: Gradebook.Entry, _ gradebook: Gradebook, _ policy: FeedbackPolicy) -> String {
        let total = entry.total.map { "Total: \($0) of 100\n\n" } ?? ""
        let parts = entry.results.map { part(Feedback($0, in: gradebook, under: policy)) }
        return "# \(MarkdownText.escaped(entry.person?.name ?? entry.student))\n\n\(total)"
            + parts.joined(separator: "\n")
    }

    static func part(_ feedback: Feedback) -> String {
        var lines = ["## \(MarkdownText.escaped(feedback.title)): \(feedback.score)", ""]
        lines += feedback.remarks.map { "\($0)\n" }
        lines += feedback.scenarios.map {
            "- \($0.passed ? "✓" : "✗") \(MarkdownText.escaped($0.title)): \($0.score)"
        }
        if let others = feedback.others { lines.append("- \(others)") }
        if !feedback.mistakes.isEmpty { lines += ["", "What went wrong:", ""] }
        lines += feedback.mistakes.map { mistake in
            "- \(MarkdownText.escaped(mistake.sentence)) To learn more, run `course explain \(mistake.first.code)`."
        }
        if !feedback.obstacles.isEmpty { lines.append("") }
        lines += feedback.obstacles.map { "- \(MarkdownText.escaped($0))" }
        return lines.joined(separator: "\n") + "\n"
    }
}
