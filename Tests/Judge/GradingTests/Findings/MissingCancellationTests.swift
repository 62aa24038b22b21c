import Grading
import TestSupport
import Testing

@Suite struct `A missing cancellation` {
    @Test func `is a response that arrives after its want`() {
        let diagram = Diagram(
            """
            want /a   |-|
            want /b   ..|-----
            GET /a    o---+
            GET /b    ..o--+
            """,
            scenario: """
                want /a
                show
                wait 200ms
                want /b
                set height 200
                settle
                """)
        #expect(
            diagram.told == [
                "missing-cancellation: GET /a was not cancelled at 200 ms (`set height 200`), when the "
                    + "user no longer wanted it. The request went on for 200 ms and carried 1,000 bytes. The request "
                    + "was sent at 0 ms by Picture's .task."
            ])
    }

    @Test func `is also a cancellation that comes too late`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o----x
            """)
        #expect(diagram.findings.map(\.code) == [.missingCancellation])
        #expect(
            diagram.told.first?.contains("The request was cancelled 300 ms too late.")
                == true)
    }

    @Test func `is also a request that never ends`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o-----
            """)
        #expect(diagram.findings.map(\.code) == [.missingCancellation])
        #expect(
            diagram.told.first?.contains("The request was still open when the scenario ended, 300 ms later.")
                == true)
    }

    @Test func `counts five simultaneous requests in one finding, beside the four redundant ones`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o---+
            GET /a    o---+
            GET /a    o---+
            GET /a    o---+
            GET /a    o---+
            """)
        #expect(diagram.findings.map(\.code) == [.missingCancellation, .redundantFetch])
        #expect(diagram.findings.map(\.count) == [5, 4])
        #expect(diagram.told.first?.contains("5 requests for GET /a were not cancelled at 200 ms") == true)
        #expect(
            diagram.told.first?.contains("The requests went on for up to 200 ms and carried 5,000 bytes.")
                == true)
    }
}
