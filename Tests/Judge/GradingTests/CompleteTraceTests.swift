import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime

@Suite struct `A complete trace` {
    private func trace(checking lines: [Int]) throws -> Trace {
        let scenario = try Scenario(
            parsing:
                "show\nsee spinner\nsettle\nsee no spinner\nexpect 1 request, 0 cancelled\nwithin 1s see spinner",
            name: "x")
        let events = lines.map {
            at(0, .checked(line: $0, check: "", held: true, found: ""))
        }
        return Trace(scenario: scenario, seed: 1, events: events, outcome: .completed, end: .zero)
    }

    @Test func `contains the result of every check`() throws {
        let lines = try trace(checking: [2, 4, 5, 5, 6]).uncheckedLines
        #expect(lines == [])
    }

    @Test func `lacks no check`() throws {
        let some = try trace(checking: [2, 5]).uncheckedLines
        let all = try trace(checking: []).uncheckedLines
        #expect(some == [4, 6])
        #expect(all == [2, 4, 5, 6])
    }
}
