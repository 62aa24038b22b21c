import Text

/// `gradescope/NAME/results.json`: a result in the format of Gradescope's autograder.
///
/// An autograder copies `results.json` to `/autograder/results/results.json`. The file has a test for each
/// scenario, and the student's total. The format follows Gradescope's "Autograder Specifications" as of 2026.
public struct GradescopeJSON: GradebookFormat {
    public let name = "gradescope"
    public let fileName = "gradescope"
    public let summary = "results.json of Gradescope's autograder, for each student"
    let policy: FeedbackPolicy

    private struct Result: Encodable {
        var score: Double
        var output: String
        var outputFormat = "md"
        var visibility = "visible"
        var standardOutputVisibility = "hidden"
        var tests: [Test]

        private enum CodingKeys: String, CodingKey {
            case score, output, visibility, tests
            case outputFormat = "output_format"
            case standardOutputVisibility = "stdout_visibility"
        }
    }

    private struct Test: Encodable {
        var name: String
        var score: Double
        var highestScore: Double
        var status: String
        var output: String
        var outputFormat = "md"
        var visibility: String

        private enum CodingKeys: String, CodingKey {
            case name, score, status, output, visibility
            case highestScore = "max_score"
            case outputFormat = "output_format"
        }
    }

    public func files(of gradebook: Gradebook) throws -> [GradebookFile] {
        try gradebook.students.map { entry in
            let result = Result(
                score: entry.total ?? 0, output: FeedbackMarkdown.page(entry, gradebook, policy),
                tests: entry.results.flatMap { tests($0, in: gradebook) })
            return GradebookFile(
                "\(fileName)/\(SafeName(entry.student).text)/results.json",
                text: try JSONText(result, isIndented: true).text + "\n")
        }
    }

    private func tests(_ answer: GradedAnswer, in gradebook: Gradebook) -> [Test] {
        let number = gradebook.exercises.first { $0.id == answer.exercise }?.number ?? answer.exercise
        return answer.grade.scenarios.map { scenario in
            let mistakes = answer.grade.mistakes { $0.scenario == scenario.name && !$0.consequence }
            return Test(
                name: "\(number) \(scenario.title)", score: Double(scenario.score), highestScore: 100,
                status: scenario.passed ? "passed" : "failed",
                output: mistakes.map { "- \(MarkdownText.escaped($0.numbered))" }.joined(separator: "\n"),
                visibility: visibility(of: scenario))
        }
    }

    private func visibility(of scenario: Grade.Scenario) -> String {
        switch policy {
        case .open: "visible"
        case .beforeDue: scenario.hidden ? "after_due_date" : "visible"
        case .scoreOnly: "hidden"
        }
    }
}
