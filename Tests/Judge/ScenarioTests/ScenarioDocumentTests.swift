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
        var example: [String]?
        for (offset, line) in page.components(separatedBy: "\n").enumerated() {
            if line == "```scenario" {
                example = []
            } else if line == "```", let lines = example {
                let scenario = try Scenario(
                    parsing: lines.joined(separator: "\n"), name: "example",
                    firstLine: offset + 1 - lines.count,
                    file: "docs/scenarios.md")
                count += scenario.steps.count
                example = nil
            } else {
                example?.append(line)
            }
        }
        #expect(count > 30)
    }

    @Test func `has an example of every verb`() {
        for verb in VerbName.allCases { #expect(page.contains("\n\(verb)"), "\(verb)") }
    }
}
