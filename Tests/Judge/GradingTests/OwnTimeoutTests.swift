import Grading
import TestSupport
import Testing

@Suite struct `An app's own time-out` {
    @Test func `is a cancellation, so the next request is redundant`() {
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

    @Test func `without a following request comes too soon`() {
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

    @Test func `is in time at the end of its want, and late afterwards`() {
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
