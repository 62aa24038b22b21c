import Grading
import TestSupport
import Testing
import Wire

@Suite struct `Work in body` {
    @Test func `is one finding per view`() {
        let diagram = Diagram(
            """
            want /a   |-----
            want /b   |-----
            GET /a    o-+
            GET /b    .o-+
            """, phase: .body)
        #expect(
            diagram.told == [
                "work-in-body: 2 requests came from Picture's body: first GET /a at 0 ms. SwiftUI runs a "
                    + "body as often as it needs to, and the work starts each time."
            ])
    }

    @Test func `points at the body's line and shows the calls to the request`() {
        let diagram = Diagram("want /a   |-----\nGET /a    o-+", phase: .body)
        let way = WorkNote(
            modifier: "body", file: "Answer.swift", firstLine: 40, lastLine: 40, type: "Picture",
            path: .init(calls: ["current()"], end: "Task at 14", requestLines: [12]))
        let finding = ScenarioVerdict(judging: diagram.trace, work: [way]).findings.first
        #expect(finding?.location == line(40))
        #expect(
            finding?.sentence
                == "1 request came from Picture's body: GET /a at 0 ms. Call path: body → current() → "
                + "Task at 14. SwiftUI runs a body as often as it needs to, and the work starts "
                + "each time.")
    }
}
