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
        var lines: [Int: String] = [:]
        var isInside = false
        for (offset, line) in page.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("```") {
                isInside = line == "```scenario"
            } else if isInside {
                lines[offset + 1] = line
            }
        }
        #expect(lines.count > 30)
        for (number, line) in lines {
            _ = try ScenarioLine(parsing: line, line: number, file: "docs/scenarios.md")
        }
    }

    @Test func `it has an example of every verb`() {
        for (verb, _) in ScenarioLine.verbs { #expect(page.contains("\n\(verb)"), "\(verb)") }
    }
}
