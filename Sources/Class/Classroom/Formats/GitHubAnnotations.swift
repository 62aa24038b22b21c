/// `github/annotations.txt` and `github/summary.md`: a GitHub Actions workflow prints the annotations and shows the
/// summary on the page of its run.
///
/// The files follow GitHub's page "Workflow commands for GitHub Actions" as of 2026.
public struct GitHubAnnotations: GradebookFormat {
    public let name = "github"
    public let fileName = "github"
    public let summary = "annotations and a summary for GitHub Actions"
    let policy: FeedbackPolicy

    public func files(of gradebook: Gradebook) -> [GradebookFile] {
        let commands = gradebook.students.flatMap { entry in
            entry.results.flatMap { annotations($0, Feedback($0, in: gradebook, under: policy)) }
        }
        let pages = gradebook.students.map { FeedbackMarkdown.page($0, gradebook, policy) }
        return [
            GradebookFile("\(fileName)/annotations.txt", text: commands.map { $0 + "\n" }.joined()),
            GradebookFile("\(fileName)/summary.md", text: pages.joined(separator: "\n")),
        ]
    }

    private func annotations(_ answer: GradedAnswer, _ feedback: Feedback) -> [String] {
        let title = "\(feedback.title): \(feedback.score)"
        let found = feedback.mistakes.map { mistake in
            Self.command(
                "error", answer.file ?? mistake.first.file, mistake.first.line, mistake.first.code,
                mistake.sentence)
        }
        let stopped = feedback.obstacles.map { Self.command("error", answer.file, nil, title, $0) }
        return found + stopped + [Self.command("notice", nil, nil, "Score", title)]
    }

    private static func command(
        _ level: String, _ file: String?, _ line: Int?, _ title: String, _ message: String
    ) -> String {
        let properties = [
            file.map { "file=\(property($0))" }, line.map { "line=\($0)" }, "title=\(property(title))",
        ]
        return "::\(level) \(properties.compactMap(\.self).joined(separator: ","))::\(data(message))"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
