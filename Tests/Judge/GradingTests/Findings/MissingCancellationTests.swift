import Grading
import TestSupport
import Testing

@Suite struct `Missing cancellation` {
    @Test func `answered when it was no longer wanted`() {
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
                    + "user no longer wanted it. It went on for 200 ms and carried 1,000 bytes. It "
                    + "was sent at 0 ms by Picture's .task."
            ])
    }

    @Test func `cancelled too late`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o----x
            """)
        #expect(diagram.findings.map(\.code) == [.missingCancellation])
        #expect(
            diagram.told.first?.contains("It was cancelled 300 ms too late.")
                == true)
    }

    @Test func `never answered and never cancelled`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o-----
            """)
        #expect(diagram.findings.map(\.code) == [.missingCancellation])
        #expect(
            diagram.told.first?.contains("It was still open when the scenario ended, 300 ms later.") == true)
    }

    @Test func `five at once are one finding that counts five, beside the four that were too many`() {
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
            diagram.told.first?.contains("They went on for up to 200 ms and carried 5,000 bytes.") == true)
    }
}
