import Grading
import TestSupport
import Testing

@Suite struct `A time-out of the app's own` {
    @Test func `is a cancellation, so what follows it is one too many`() {
        let diagram = Diagram(
            """
            want /a   |---------
            GET /a    ot.ot.ot.o-+
            """)
        #expect(diagram.ledger.requestsMade == 4)
        #expect(diagram.ledger.requestsNeeded == 1)
        #expect(diagram.findings.map(\.code) == [.redundantFetch])
        #expect(diagram.findings.first?.count == 3)
    }

    @Test func `with nothing behind it comes too soon`() {
        let diagram = Diagram(
            """
            want /a   |---------
            GET /a    o--t
            """)
        #expect(
            diagram.told == [
                "premature-cancel: GET /a was given up, by the app's own time-out, at 300 ms, 300 ms after it was "
                    + "sent, while it was still wanted. Nothing took its place. It was sent by Picture's .task."
            ])
    }

    @Test func `at the end of its want is in time, and after it too late`() {
        let inTime = Diagram(
            """
            want /a   |--|---
            GET /a    o--t
            """)
        #expect(inTime.told == [])
        let late = Diagram(
            """
            want /a   |--|---
            GET /a    o----t
            """)
        #expect(late.findings.map(\.code) == [.missingCancellation])
    }
}
