import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct `A budget or a refactoring` {

    private enum Small {
        static let page = "Exercises/06-task-identity/02-two-inputs/exercise.md"
        static let fields = "id: two-inputs\ntitle: Two inputs\npart: 6\nminutes: 15\nanswer: Banner.swift"
        static let scenario = "```scenario both\nwant /banner\n```\n"
    }

    private func problems(_ fields: String) throws -> [String] {
        try Fixture.problems(
            afterWriting: "---\n\(Small.fields)\n\(fields)\n---\n\(Small.scenario)", to: Small.page)
    }

    @Test func `ends its scenario with a line for each limit`() {
        let budget = Budget(limits: ["both": ["1 request", "2 inits of Store"]])
        let closed = budget.closing(ScenarioSource(name: "both", text: "want /banner\n", firstLine: 9))
        #expect(
            closed.text == """
                want /banner
                expect at most 1 request   # the budget
                expect at most 2 inits of Store   # the budget
                """)
        #expect(closed.firstLine == 9)
        let other = ScenarioSource(name: "other", text: "want /banner")
        #expect(budget.closing(other) == other)
    }

    @Test func `is read from the front matter`() throws {
        #expect(try problems("kind: budget\nbudget:\n  both: [1 request, 2 inits of Store]") == [])
        #expect(try problems("kind: refactor\nbetter: both") == [])
    }

    @Test(
        arguments: [
            (
                "kind: budget",
                ": The exercise has no budget. Name a scenario and its limits, as in "
                    + "\"budget: { simple-case: 1 request }\"."
            ),
            ("budget:\n  both: 1 request", ":8: \"budget\" is only for the kind budget. Remove the field."),
            (
                "kind: refactor",
                ": The exercise does not say what the refactoring improves. Name the scenarios that measure the improvement, as in "
                    + "\"better: simple-case\"."
            ),
            ("better: both", ":7: \"better\" is only for the kind refactor. Remove the field."),
            (
                "kind: budget\nbudget:\n  bothe: 1 request",
                ": \"budget\" names no scenario: \"bothe\". The scenarios are: both."
            ),
            (
                "kind: refactor\nbetter: bothe",
                ": \"better\" names no scenario: \"bothe\". The scenarios are: both."
            ),
        ])
    func `with a mistake is reported`(fields: String, problem: String) throws {
        #expect(try problems(fields) == [Small.page + problem])
    }
}
