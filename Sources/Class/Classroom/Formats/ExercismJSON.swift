import Text

/// `exercism/NAME/EXERCISE/results.json`: a result in the format of Exercism's test runners.
///
/// The file follows version 3 of Exercism's "Test Runner Interface".
public struct ExercismJSON: GradebookFormat {
    public let name = "exercism"
    public let fileName = "exercism"
    public let summary = "results.json of Exercism's test runners, version 3"
    let policy: FeedbackPolicy

    private struct Result: Encodable {
        var version = 3
        var status: String
        var message: String?
        var tests: [Test]
    }

    private struct Test: Encodable {
        var name: String
        var status: String
        var message: String?
    }

    public func files(of gradebook: Gradebook) throws -> [GradebookFile] {
        try gradebook.students.flatMap { entry in
            try entry.results.map { answer in
                let place = "\(SafeName(entry.student).text)/\(SafeName(answer.exercise).text)"
                return GradebookFile(
                    "\(fileName)/\(place)/results.json",
                    text: try JSONText(
                        result(answer, Feedback(answer, in: gradebook, under: policy)), isIndented: true
                    ).text
                        + "\n")
            }
        }
    }

    private func result(_ answer: GradedAnswer, _ feedback: Feedback) -> Result {
        guard !answer.grade.scenarios.isEmpty else {
            return Result(status: "error", message: feedback.obstacles.joined(separator: "\n"), tests: [])
        }
        let tests = feedback.scenarios.map { scenario in
            Test(
                name: scenario.title, status: scenario.passed ? "pass" : "fail",
                message: scenario.passed ? nil : "\(scenario.score) of 100 points")
        }
        return Result(status: feedback.passed ? "pass" : "fail", tests: tests)
    }
}
