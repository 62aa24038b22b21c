import Text

/// `junit.xml`: a suite for each student, a test for each scenario of each exercise.
///
/// JUnit's format has no standard. `junit.xml` uses the elements that Jenkins, GitLab and GitHub's actions all
/// read. The file contains no times, so that the same gradebook gives the same bytes.
public struct JUnitXML: GradebookText {
    public let name = "junit"
    public let fileName = "junit.xml"
    public let summary = "JUnit's XML, for servers that read tests"

    public func text(of gradebook: Gradebook) -> String {
        let suites = gradebook.students.map { suite($0) }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="course grade">
            \(suites.joined(separator: "\n"))
            </testsuites>

            """
    }

    private func suite(_ entry: Gradebook.Entry) -> String {
        let cases = entry.results.flatMap(tests)
        let failures = cases.count { $0.failure != nil && !$0.isError }
        let errors = cases.count(where: \.isError)
        let lines = cases.map { test in
            let opening = "    <testcase classname=\"\(quoted(test.exercise))\" name=\"\(quoted(test.name))\""
            guard let failure = test.failure else { return opening + "/>" }
            let element = test.isError ? "error" : "failure"
            return opening + "><\(element) message=\"\(quoted(failure))\"/></testcase>"
        }
        let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        return (["  <testsuite name=\"\(quoted(entry.student))\" \(counts)>"] + lines + ["  </testsuite>"])
            .joined(separator: "\n")
    }

    private struct Case {
        var exercise: String
        var name: String
        var failure: String?
        var isError = false
    }

    private func tests(_ answer: GradedAnswer) -> [Case] {
        let grade = answer.grade
        guard !grade.scenarios.isEmpty else {
            return [
                Case(
                    exercise: answer.exercise, name: grade.outcome.rawValue, failure: grade.sentence,
                    isError: true)
            ]
        }
        return grade.scenarios.map { scenario in
            let found = grade.mistakes { $0.scenario == scenario.name && !$0.consequence }.map(\.numbered)
            let words = found.isEmpty ? "\(scenario.score) of 100 points" : found.joined(separator: " ")
            return Case(
                exercise: answer.exercise, name: scenario.title, failure: scenario.passed ? nil : words)
        }
    }

    private func quoted(_ text: String) -> String { MarkupText.escaped(text) }
}
