import Grading
import Referee
import Testing
import VirtualTime

@Suite("Wrong screen")
struct WrongScreenTests {
    @Test func `tells what was looked for and what was there`() {
        var trace = Trace.ended(.completed)
        trace.events.append(
            TraceEvent(
                at: .zero + .milliseconds(100),
                .checked(line: 3, check: "see spinner", held: false, found: "text \"Hello\"")))
        #expect(
            trace.told == ["wrong-screen: At 100 ms `see spinner` did not hold. On screen: text \"Hello\"."])
    }

    @Test func `a picture that was never fetched is a consequence`() {
        let check = TraceEvent(
            at: .zero + .milliseconds(300),
            .checked(line: 4, check: "see image /a", held: false, found: ""))
        let diagram = Diagram(
            "want /a   |---", scenario: "want /a\nshow\nsettle\nsee image /a", extra: [check])
        #expect(diagram.findings.map(\.code) == [.missedFetch, .wrongScreen])
        #expect(diagram.findings.map(\.isConsequence) == [false, true])
    }

    @Test func `a button that is not there is missed on the screen`() {
        let check = TraceEvent(
            at: .zero,
            .checked(
                line: 2, check: "tap \"Retry\"", held: false,
                found: "nothing to tap says \"Retry\". On screen: a spinner"))
        let diagram = Diagram("GET /a   o--+", scenario: "show\ntap \"Retry\"", extra: [check])
        #expect(
            diagram.told == [
                "wrong-screen: At 0 ms nobody could `tap \"Retry\"`: nothing to tap says \"Retry\". "
                    + "On screen: a spinner."
            ])
    }

    @Test func `a line that holds is no finding`() {
        var trace = Trace.ended(.completed)
        let check = TraceEvent.Kind.checked(line: 3, check: "see spinner", held: true, found: "spinner")
        trace.events.append(TraceEvent(at: .zero, check))
        #expect(trace.told == [])
    }
}
