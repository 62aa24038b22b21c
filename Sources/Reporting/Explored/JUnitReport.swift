import Foundation
import Text

/// What invented stories found, as CI servers read the results of tests: the XML that began with JUnit.
///
/// There is no standard. What is written here are the elements and attributes that Jenkins, GitLab and GitHub's actions
/// agree on: a test that passes for the exploration itself, and a failed one for each thing found.
public struct JUnitReport {
    private let app: ExploredApp

    public init(_ app: ExploredApp) { self.app = app }

    public var text: String {
        let seconds = String(format: "%.3f", app.took / .seconds(1))
        let counts = "tests=\"\(app.found.count + 1)\" failures=\"\(app.found.count)\" errors=\"0\""
        let stories = Wording.count(app.stories, "invented story", plural: "invented stories")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="course explore" \(counts) time="\(seconds)">
              <testsuite name="\(quoted(app.name))" \(counts) time="\(seconds)">
                <testcase classname="\(quoted(app.name))" name="\(stories)" time="\(seconds)"/>
            \(app.found.map(failure).joined())  </testsuite>
            </testsuites>

            """
    }

    private func failure(_ found: ExploredApp.Find) -> String {
        let story = found.story.split(separator: "\n", omittingEmptySubsequences: false).map {
            quoted(String($0))
        }
        let finding = found.finding
        return """
                <testcase classname="\(quoted(app.name))" name="\(quoted(found.title))" time="0">
                  <failure type="\(finding.code.rawValue)" message="\(quoted(finding.sentence))">\
            \(story.joined(separator: "\n"))</failure>
                </testcase>

            """
    }

    private func quoted(_ text: String) -> String { SVGElement.escaped(text) }
}
