import Foundation
import Scenario
import TestSupport
import Testing

@Suite struct `The language's page` {
    private let page: String

    init() throws {
        page = try String(contentsOf: Checkout.root.appending(path: "docs/scenarios.md"), encoding: .utf8)
    }

    @Test func `has only examples that can be read`() throws {
        var count = 0
        var picks: [Pick] = []
        var isInside = false
        for (offset, line) in Scenario.lines(of: page).enumerated() {
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

    @Test func `has an example of every verb`() {
        for verb in VerbName.allCases { #expect(page.contains("\n\(verb)"), "\(verb)") }
    }
}
