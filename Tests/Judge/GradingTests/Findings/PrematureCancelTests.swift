import Grading
import TestSupport
import Testing

@Suite struct `Premature cancel` {
    @Test func `cancelled while still wanted, and nothing took its place`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o-x
            """)
        #expect(
            diagram.told == [
                "premature-cancel: GET /a was cancelled at 200 ms, although the user still wanted it. It "
                    + "was sent 200 ms earlier by Picture's .task, and no request took its place."
            ])
    }

    @Test func `the instant in which a want ends is not too soon`() {
        let diagram = Diagram(
            """
            want /a   |-|---
            GET /a    o-x
            """)
        #expect(diagram.told == [])
    }

    @Test func `sent again and cancelled again is both`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o!ox
            """)
        #expect(diagram.findings.map(\.code) == [.prematureCancel])
        #expect(diagram.findings.map(\.requests) == [[2]])
    }
}
