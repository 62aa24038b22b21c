import Grading
import Referee
import TestSupport
import Testing
import VirtualTime
import Wire

@Suite struct `An unmet expectation` {
    private let check = TraceEvent(
        at: .zero + .milliseconds(500),
        .checked(line: 2, check: "expect 1 request", held: false, found: "2"))

    @Test func `shows the counts`() {
        let diagram = Diagram("", scenario: "show\nexpect 1 request", extra: [check])
        #expect(
            diagram.told == [
                "unmet-expectation: At 500 ms `expect 1 request` did not hold: the count was 2."
            ])
    }

    @Test func `names the counted requests and their lines`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o-!o+
            """, scenario: "want /a\nexpect 1 request\ntap \"Again\"",
            extra: [TraceEvent(at: .zero + .milliseconds(300), .stepped(line: 3)), check])
        #expect(
            diagram.told == [
                "unmet-expectation: At 500 ms `expect 1 request` did not hold: the count was 2. Counted: "
                    + "#1 GET /a at 0 ms, which failed (Answer.swift:12); #2 GET /a at 300 ms "
                    + "(Answer.swift:12)."
            ])
        #expect(diagram.findings.first?.requests == [1, 2])
        #expect(diagram.findings.first?.location == line(12))
    }

    @Test func `names a failed request that the app sent again without the user`() {
        let diagram = Diagram(
            "want /a   |-----\nGET /a    o-!o+", scenario: "want /a\nexpect 1 request", extra: [check])
        #expect(
            diagram.told == [
                "unmet-expectation: GET /a failed at 200 ms, and the app sent it again at 300 ms, although the user did "
                    + "nothing. At 500 ms `expect 1 request` did not hold: the count was 2."
            ])
    }

    @Test func `names a failed request that the app sent again when the user returned`() {
        let returned = TraceEvent(at: .zero + .milliseconds(300), .stepped(line: 4))
        var diagram = Diagram(
            "want /a   |-----\nGET /a    o-!o+",
            scenario: "want /a\nexpect 1 request\nbackground\nforeground",
            extra: [returned, check])
        diagram.trace.events.sort { $0.at < $1.at }
        #expect(
            diagram.told == [
                "unmet-expectation: GET /a failed at 200 ms, and the app sent it again at 300 ms, when the user returned "
                    + "to the app. At 500 ms `expect 1 request` did not hold: the count was 2."
            ])
    }

    @Test func `follows from a ledger's finding and is listed last`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o--+
            GET /a    o--+
            """, scenario: "want /a\nexpect 1 request", extra: [check])
        #expect(diagram.findings.map(\.code) == [.redundantFetch, .unmetExpectation])
        #expect(diagram.findings.map(\.isConsequence) == [false, true])
    }

    @Test func `names the requests that were in flight together`() {
        let check = TraceEvent(
            at: .zero + .milliseconds(500),
            .checked(
                line: 2, check: "expect at most 1 request in flight", held: false, found: "2 at 100 ms"))
        let diagram = Diagram(
            """
            GET /a    o-x
            GET /b    .o--+
            GET /c    ..o--+
            """, scenario: "show\nexpect at most 1 request in flight", extra: [check])
        #expect(diagram.findings.first?.requests == [1, 2])
        #expect(
            diagram.told.first?.hasPrefix(
                "unmet-expectation: At 500 ms `expect at most 1 request in flight` did not hold: the count was 2 at 100 ms. "
                    + "Counted: #1 GET /a at 0 ms (Answer.swift:12); #2 GET /b at 100 ms") == true)
    }

    @Test func `names the causes of body runs and blames no request`() {
        func body(_ cause: BodyCause) -> TraceEvent {
            TraceEvent(at: .zero, .fact(.bodyEvaluated(view: "Host/Row", cause: cause)))
        }
        let check = TraceEvent(
            at: .zero + .milliseconds(500),
            .checked(line: 2, check: "expect at most 2 bodies of Row", held: false, found: "3"))
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o--+
            GET /a    o--+
            """, scenario: "want /a\nexpect at most 2 bodies of Row",
            extra: [
                body(.mounted), body(.stateChanged(name: "text")), body(.stateChanged(name: "text")), check,
            ])
        #expect(
            diagram.told.last
                == "unmet-expectation: At 500 ms `expect at most 2 bodies of Row` did not hold: the count was 3. "
                + "The body ran once because the view was new and twice after a write to `text`.")
        #expect(diagram.findings.map(\.isConsequence) == [false, false])
    }
}
