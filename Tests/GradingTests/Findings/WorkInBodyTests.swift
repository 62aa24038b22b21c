import Grading
import TestSupport
import Testing

@Suite struct `Work in body` {
    @Test func `is one finding for each view`() {
        let diagram = Diagram(
            """
            want /a   |-----
            want /b   |-----
            GET /a    o-+
            GET /b    .o-+
            """, phase: .body)
        #expect(
            diagram.told == [
                "work-in-body: 2 requests came from Picture's body: first GET /a at 0 ms. "
                    + "A body runs as often as SwiftUI needs it."
            ])
    }
}
