import Grading
import Referee
import TestSupport
import Testing

@Suite struct `Missed fetch` {
    @Test func `wanted and never requested`() {
        let diagram = Diagram(
            """
            want /200/300   |-|
            want /200/200   ..|----
            GET /200/300    o-+
            """,
            scenario: """
                want /200/300
                show height=300
                wait 200ms
                want /200/200
                set height 200
                settle
                """)
        #expect(
            diagram.told == [
                "missed-fetch: GET /200/200 was never requested. "
                    + "It was wanted from 200 ms on, with `set height 200`. "
                    + "The request before it, GET /200/300, was sent by Picture's .task."
            ])
    }

    @Test func `requested the first time and not the second`() {
        let diagram = Diagram(
            """
            want /a   |--|.|--
            GET /a    o-+
            """)
        #expect(
            diagram.told == [
                "missed-fetch: GET /a was not requested again when it was wanted anew. "
                    + "It was wanted from 500 ms on. "
                    + "The request before it, GET /a, was sent by Picture's .task."
            ])
    }

    @Test func `wanted for a while`() {
        let diagram = Diagram("want /a   |--|--")
        #expect(
            diagram.told == [
                "missed-fetch: GET /a was never requested. It was wanted from 0 ms until 300 ms."
            ])
    }

    @Test func `a run that broke off says nothing about what was to come`() {
        let outcome = RunOutcome.crashed(signal: 5, message: "", location: nil)
        #expect(Diagram("want /a   |--", outcome: outcome).findings.map(\.code) == [.crash])
    }
}
