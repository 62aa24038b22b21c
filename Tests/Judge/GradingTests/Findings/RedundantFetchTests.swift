import Grading
import TestSupport
import Testing
import Wire

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
                    + "1 request was needless: it was sent at 100 ms by Picture's .task, and it wasted 1,000 bytes. Another "
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
                    + "4 requests were needless: the first was sent at 100 ms by a Task begun in Picture's "
                    + ".task, and they wasted 4,000 bytes. Another request had been on its way "
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
                "redundant-fetch: GET /b was requested at 200 ms by Picture's .task, when the user "
                    + "wanted GET /a instead. The request wasted 1,000 bytes."
            ])
    }

    @Test func `says that the .task started again because its view appeared again`() {
        func started(_ serial: Int) -> Fact {
            .taskStarted(view: "Host/Picture", serial: serial, location: line(12))
        }
        let diagram = Diagram(
            "want /a   |-------\nGET /a    o-+.o-+",
            extra: [at(0, .fact(started(1))), at(400, .fact(started(2)))])
        let note = WorkNote(
            modifier: "task", file: "Answer.swift", firstLine: 12, lastLine: 12, type: "Picture")
        #expect(
            diagram.told(knowing: note).first?.hasSuffix(
                " This .task started again at 400 ms, because its view appeared again.") == true)
    }

    @Test func `says why a .task began again in the instant of the request`() {
        func told(_ reason: CancellationReason) -> String? {
            let diagram = Diagram(
                "want /a   |-------\nGET /a    o-x\nGET /a    ..o-+",
                extra: [
                    at(0, .fact(.taskStarted(view: "Host/Picture", serial: 1, location: line(12)))),
                    at(200, .fact(.taskCancelled(view: "Host/Picture", serial: 1, reason: reason))),
                    at(200, .fact(.taskStarted(view: "Host/Picture", serial: 2, location: line(12)))),
                ])
            let note = WorkNote(
                modifier: "task", file: "Answer.swift", firstLine: 12, lastLine: 12, type: "Picture")
            return diagram.told(knowing: note).first
        }
        let branch = "as it does when an `if` or `switch` takes another branch."
        #expect(told(.disappeared)?.hasSuffix(branch) == true)
        #expect(
            told(.idChanged)?.hasSuffix("the id of this .task changed, so the .task began again.") == true)
    }

    @Test func `says that the server does not have the resource`() {
        func told(_ route: String) -> String {
            Diagram("want /a   |----\nGET /b    o4", scenario: "\(route)want /a\nshow\nsettle").told.joined()
        }
        let unknown = "The server does not have it, and answered with status 404."
        #expect(told("").contains(unknown))
        #expect(!told("route GET /b replies 404 after 100ms\n").contains(unknown))
    }

    @Test func `says when the user wanted the resource later`() {
        let early = Diagram("want /a   |--|\nwant /b   ...|--\nGET /a    o+\nGET /b    .o-+")
        #expect(early.told.contains { $0.contains("The user wanted it only later, at 300 ms.") })
        let again = Diagram("want /b   |-|.|--\nGET /b    o+.o-+")
        #expect(!again.told.contains { $0.contains("only later") })
    }

    @Test func `allows a second attempt after a body that no app can decode`() {
        func told(_ reply: String) -> [String] {
            Diagram(
                "want /a   |----\nGET /a    o+o+",
                scenario:
                    "route GET /a replies \(reply) after 100ms then image after 100ms\nwant /a\nshow\nsettle"
            ).told
        }
        #expect(told("text") == [])
        #expect(told("image").count == 1)
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
