import Grading
import TestSupport
import Testing

@Suite struct `A redundant fetch` {
    @Test func `is one request more than wanted`() {
        let diagram = Diagram(
            """
            want /a   |-------
            GET /a    o--+
            GET /a    .o--+
            """)
        #expect(
            diagram.told == [
                "redundant-fetch: GET /a was requested twice and wanted once, from 0 ms to the end of the run. "
                    + "That is 1 request too many, at 100 ms, from Picture's .task, with 1,000 bytes for nothing. Another "
                    + "request had been on its way since 0 ms."
            ])
        #expect(diagram.findings.first?.requests == [2])
        #expect(diagram.findings.first?.location?.description == "Answer.swift:12")
    }

    @Test func `counts four for five requests of five body runs`() {
        let diagram = Diagram(
            """
            want /a   |--------
            GET /a    o-+
            GET /a    .o-+
            GET /a    ..o-+
            GET /a    ...o-+
            GET /a    ....o-+
            """, isUnowned: true)
        #expect(
            diagram.told == [
                "redundant-fetch: GET /a was requested 5 times and wanted once, from 0 ms to the end of the run. "
                    + "That is 4 requests too many, first at 100 ms, from a Task that no view owns, begun in Picture's "
                    + ".task, with 4,000 bytes for nothing. Another request had been on its way "
                    + "since 0 ms."
            ])
        #expect(diagram.findings.map(\.count) == [4])
    }

    @Test func `includes a cancelled request that is sent again`() {
        let diagram = Diagram(
            """
            want /a   |-------
            GET /a    o-xo--+
            """)
        #expect(diagram.findings.map(\.code) == [.redundantFetch])
        #expect(diagram.findings.first?.requests == [2])
    }

    @Test func `includes a request for a resource that the user did not want`() {
        let diagram = Diagram(
            """
            want /a   |-------
            GET /a    o--+
            GET /b    ..o--+
            """)
        #expect(
            diagram.told == [
                "redundant-fetch: GET /b was requested at 200 ms, from Picture's .task, when the user "
                    + "did not want it. It carried 1,000 bytes for nothing."
            ])
    }

    @Test func `includes a third attempt after a success, not the second attempt after a failure`() {
        let diagram = Diagram(
            """
            want /a   |---------
            GET /a    o!.o+.o+
            """)
        #expect(diagram.findings.map(\.requests) == [[3]])
    }
}
