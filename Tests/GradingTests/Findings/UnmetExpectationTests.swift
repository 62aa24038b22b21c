import Grading
import Referee
import TestSupport
import Testing
import VirtualTime

@Suite struct `Unmet expectation` {
    private let check = TraceEvent(
        at: .zero + .milliseconds(500),
        .checked(line: 2, check: "expect 1 request", held: false, found: "2"))

    @Test func `tells the counts`() {
        let diagram = Diagram("", scenario: "show\nexpect 1 request", extra: [check])
        #expect(
            diagram.told == [
                "unmet-expectation: At 500 ms `expect 1 request` did not hold: the count was 2."
            ])
    }

    @Test func `names the requests that were counted, and their lines`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o-!o+
            """, scenario: "want /a\nexpect 1 request", extra: [check])
        #expect(
            diagram.told == [
                "unmet-expectation: At 500 ms `expect 1 request` did not hold: the count was 2. "
                    + "They are: #1 GET /a at 0 ms, which failed (Answer.swift:12); #2 GET /a at 300 ms (Answer.swift:12)."
            ])
        #expect(diagram.findings.first?.requests == [1, 2])
        #expect(diagram.findings.first?.location == line(12))
    }

    @Test func `follows from a finding of the ledger and is told last`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o--+
            GET /a    o--+
            """, scenario: "want /a\nexpect 1 request", extra: [check])
        #expect(diagram.findings.map(\.code) == [.redundantFetch, .unmetExpectation])
        #expect(diagram.findings.map(\.isConsequence) == [false, true])
    }
}
