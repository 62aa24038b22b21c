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
                "premature-cancel: GET /a was given up at 300 ms by the app's own time-out, although the "
                    + "user still wanted it. It was sent 300 ms earlier by Picture's .task, and no "
                    + "request took its place."
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
