import Text

/// `feedback-html/NAME.html`: feedback for each student, as an HTML page that loads nothing from elsewhere.
public struct FeedbackHTML: GradebookFormat {
    public let name = "feedback-html"
    public let fileName = "feedback-html"
    public let summary = "an HTML page for each student"
    let policy: FeedbackPolicy

    public func files(of gradebook: Gradebook) -> [GradebookFile] {
        gradebook.students.map { entry in
            GradebookFile(
                "\(fileName)/\(SafeName(entry.student).text).html", text: Self.page(entry, gradebook, policy))
        }
    }

    static func page(_ entry: Gradebook.Entry, _ gradebook: Gradebook, _ policy: FeedbackPolicy) -> String {
        let name = MarkupText.escaped(entry.person?.name ?? entry.student)
        let total = entry.total.map { "<p>Total: \($0) of 100</p>\n" } ?? ""
        let parts = entry.results.map { part(Feedback($0, in: gradebook, under: policy)) }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(name)</title>
            </head>
            <body>
            <h1>\(name)</h1>
            \(total)\(parts.joined())</body>
            </html>

            """
    }

    private static func part(_ feedback: Feedback) -> String {
        var lines = ["<h2>\(MarkupText.escaped(feedback.title)): \(feedback.score)</h2>"]
        lines += feedback.remarks.map { "<p>\(MarkupText.escaped($0))</p>" }
        let scenarios = feedback.scenarios.map {
            "\($0.passed ? "Passed" : "Not passed"): \(MarkupText.escaped($0.title)), \($0.score)"
        }
        lines += list(scenarios + [feedback.others].compactMap(\.self))
        if !feedback.mistakes.isEmpty { lines.append("<h3>What went wrong</h3>") }
        lines += list(
            feedback.mistakes.map { mistake in
                MarkupText.escaped(mistake.sentence)
                    + " To learn more, run <code>course explain \(MarkupText.escaped(mistake.first.code))</code>."
            })
        lines += list(feedback.obstacles.map(MarkupText.escaped))
        return lines.joined(separator: "\n") + "\n"
    }

    private static func list(_ items: [String]) -> [String] {
        items.isEmpty ? [] : ["<ul>"] + items.map { "<li>\($0)</li>" } + ["</ul>"]
    }
}
