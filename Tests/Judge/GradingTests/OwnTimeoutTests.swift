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
                "premature-cancel: GET /a was ended at 300 ms by the app's own time-out, although the "
                    + "user wanted it from 0 ms to the end of the run. The request was sent 300 ms earlier by Picture's .task, and no "
                    + "other request replaced it."
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
