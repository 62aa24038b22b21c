import Grading
import TestSupport
import Testing

@Suite struct `A premature cancel` {
    @Test func `ends a request that is still wanted and not replaced`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o-x
            """)
        #expect(
            diagram.told == [
                "premature-cancel: GET /a was cancelled at 200 ms, although the user wanted it from 0 ms to the "
                    + "end of the run. The request was sent 200 ms earlier by Picture's .task, and no other request replaced it."
            ])
    }

    @Test func `is no fault in the instant in which the want ends`() {
        let diagram = Diagram(
            """
            want /a   |-|---
            GET /a    o-x
            """)
        #expect(diagram.told == [])
    }

    @Test func `can happen together with a redundant fetch`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o!ox
            """)
        #expect(diagram.findings.map(\.code) == [.prematureCancel])
        #expect(diagram.findings.map(\.requests) == [[2]])
    }
}
