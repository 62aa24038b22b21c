import Foundation
import Grading
import Scenario
import TestSupport
import Testing
import Workshop

/// The Swift code that `course explain` shows compiles, and its scenarios can be parsed.
@Suite struct `The examples of` {
    private static let codes = rules.map { $0.code }

    /// Each example in a separate file and namespace, all in one compiler call.
    @Test func `every code compile, even the wrong ones`() throws {
        let files = Self.codes.flatMap { code -> [Answer.File] in
            let explanation = code.explanation
            return [("Wrong", explanation.wrong), ("Right", explanation.right)].map { kind, example in
                let name = code.title.capitalized.filter { $0 != " " } + kind
                let source = "import SwiftUI\nenum \(name) {\n\(example)\n}\n"
                return Answer.File(name: "\(name).swift", bytes: Array(source.utf8), author: .course)
            }
        }
        #expect(files.count == 2 * Self.codes.count)
        let answer = Answer(files: files, root: "Text(\"\")")
        let result = try CourseUnderTest().workshop.build(answer)
        guard case .built = result else {
            Issue.record("\(result)")
            return
        }
    }

    @Test(.completeProof)
    func `every code about an app earn it if wrong, and nothing if right`()
        throws
    {
        let stage = try ExampleStage(try CourseUnderTest().workshop)
        for code in Self.codes {
            #expect(try stage.codes(code, isRight: false).contains(code), "wrong example of \(code.rawValue)")
            #expect(try stage.codes(code, isRight: true) == [], "right example of \(code.rawValue)")
        }
    }

    @Test func `faults in a scenario are scenarios, except for the code about unreadable ones`() {
        for finding in scenarioFindings {
            let explanation = finding.explanation
            #expect(throws: Never.self) { try Scenario(parsing: explanation.right, name: "right") }
            if finding.code == .notAScenario {
                #expect(throws: ScenarioError.self) {
                    try Scenario(parsing: explanation.wrong, name: "wrong")
                }
            } else {
                #expect(throws: Never.self) { try Scenario(parsing: explanation.wrong, name: "wrong") }
            }
        }
    }

    @Test(arguments: FindingCode.allCases) func `each code differ`(code: FindingCode) throws {
        let explanation = code.explanation
        #expect(explanation.wrong != explanation.right)
        #expect(!explanation.cause.isEmpty)
        #expect(explanation.parts.allSatisfy { (1...13).contains($0) })
    }
}
