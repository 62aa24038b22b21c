import Foundation
import Scenario
import Testing

@Suite("The language's own page")
struct ScenarioDocumentTests {
    private let page: String

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        page = try String(contentsOf: root.appendingPathComponent("docs/scenarios.md"), encoding: .utf8)
    }

    @Test func `every example on it can be read`() throws {
        var count = 0
        var picks: [Pick] = []
        var isInside = false
        for (offset, line) in page.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("```") {
                isInside = line == "```scenario"
                picks = []
            } else if isInside {
                let reading = try ScenarioLine(
                    parsing: line, after: picks, line: offset + 1, file: "docs/scenarios.md")
                if case .pick(let pick) = reading.verb { picks.append(pick) }
                count += 1
            }
        }
        #expect(count > 30)
    }

    @Test func `it has an example of every verb`() {
        for (verb, _) in ScenarioLine.verbs { #expect(page.contains("\n\(verb)"), "\(verb)") }
    }
}
