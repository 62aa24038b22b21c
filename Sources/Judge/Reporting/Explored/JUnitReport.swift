import Essentials
import Text

/// The explorer's results as JUnit XML, which CI servers read as test results.
///
/// JUnit XML has no official standard. `JUnitReport` uses the elements and attributes that Jenkins, GitLab and GitHub
/// Actions share. The exploration itself is a passed test, each finding a failed test, and each finding that a comment
/// allows a skipped test.
public struct JUnitReport {
    private let app: ExploredApp

    public init(_ app: ExploredApp) { self.app = app }

    public var text: String {
        let seconds = (app.took / .seconds(1)).text(places: 3)
        let count = app.found.count + app.allowed.count + 1
        let counts =
            "tests=\"\(count)\" failures=\"\(app.found.count)\" errors=\"0\" skipped=\"\(app.allowed.count)\""
        let stories = Wording.count(app.stories, "invented story", plural: "invented stories")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="course explore" \(counts) time="\(seconds)">
              <testsuite name="\(quoted(app.name))" \(counts) time="\(seconds)">
            \(test(stories, seconds, ""))\(tests(seconds))\(remarks)  </testsuite>
            </testsuites>

            """
    }

    private func tests(_ seconds: String) -> String {
        let failed = app.found.map { found in
            let story = found.story.split(separator: "\n", omittingEmptySubsequences: false).map {
                quoted(String($0))
            }
            let finding = found.finding
            return test(
                found.title, "0",
                """
                <failure type="\(finding.code.rawValue)" message="\(quoted(finding.sentence))">\
                \(story.joined(separator: "\n"))</failure>
                """)
        }
        let skipped = app.allowed.map { allowed in
            test(allowed.title, "0", "<skipped message=\"\(quoted("allowed: \(allowed.reason)"))\"/>")
        }
        return (failed + skipped).joined()
    }

    private func test(_ name: String, _ seconds: String, _ result: String) -> String {
        let opening =
            "    <testcase classname=\"\(quoted(app.name))\" name=\"\(quoted(name))\" time=\"\(seconds)\""
        return result.isEmpty ? "\(opening)/>\n" : "\(opening)>\n      \(result)\n    </testcase>\n"
    }

    private var remarks: String {
        guard !app.remarks.isEmpty else { return "" }
        let lines = app.remarks.map { quoted("\($0.kind): \($0.sentence)") }
        return "    <system-out>\(lines.joined(separator: "\n"))</system-out>\n"
    }

    private func quoted(_ text: String) -> String { MarkupText.escaped(text) }
}
