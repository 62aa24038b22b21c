import Referee
import Scenario
import Testing
import VirtualTime

@Suite("A complete trace")
struct CompleteTraceTests {
    private func trace(checking lines: [Int]) throws -> Trace {
        let scenario = try Scenario(
            parsing: "show\nsee spinner\nsettle\nsee no spinner\nexpect 1 request, 0 cancelled", name: "x")
        let events = lines.map {
            TraceEvent(at: .zero, .checked(line: $0, check: "", held: true, found: ""))
        }
        return Trace(scenario: scenario, seed: 1, events: events, outcome: .completed, end: .zero)
    }

    @Test func `has looked at every line that judges`() throws {
        let lines = try trace(checking: [2, 4, 5, 5]).uncheckedLines
        #expect(lines == [])
    }

    @Test func `is not complete if one was left out`() throws {
        let some = try trace(checking: [2, 5]).uncheckedLines
        let all = try trace(checking: []).uncheckedLines
        #expect(some == [4])
        #expect(all == [2, 4, 5])
    }
}
