import Grading
import TestSupport
import Testing
import Wire

@Suite struct `A hidden scenario` {
    private func diagram() -> Diagram {
        var diagram = Diagram(
            """
            want /a   |-|
            want /b   ..|---
            GET /a    o---+
            """,
            scenario: """
                want /a
                show
                wait 200ms
                want /b
                set height 200
                settle
                """)
        diagram.trace.scenario.isHidden = true
        return diagram
    }

    @Test func `names the user's actions without their texts`() {
        #expect(
            diagram().told == [
                "missed-fetch: GET /b was never requested. The user wanted this resource from 200 ms (an input "
                    + "changed) to the end of the run. The previous request, GET /a, was sent by "
                    + "Picture's .task.",
                "missing-cancellation: GET /a was not cancelled at 200 ms (an input changed), when the "
                    + "user no longer wanted it. The request went on for 200 ms and carried 1,000 bytes. The request "
                    + "was sent at 0 ms by Picture's .task.",
            ])
    }

    @Test func `names a gesture whose label the task mentions or the screen shows`() {
        var diagram = Diagram(
            """
            want /a   |--
            """,
            scenario: """
                want /a
                tap "Try again"
                wait 200ms
                """)
        diagram.trace.scenario.isHidden = true
        #expect(diagram.told.first?.contains("0 ms (the user tapped a control)") == true)
        var shown = diagram
        shown.trace.events.insert(at(0, .screen([ScreenLine(.button, "Try again")])), at: 0)
        #expect(shown.told.first?.contains("0 ms (`tap \"Try again\"`)") == true)
        diagram.trace.scenario.task = "Each tap on Try again loads once more."
        #expect(diagram.told.first?.contains("0 ms (`tap \"Try again\"`)") == true)
    }

    @Test func `has findings without a line`() {
        #expect(diagram().findings.map(\.scenarioLine) == [nil, nil])
    }
}
