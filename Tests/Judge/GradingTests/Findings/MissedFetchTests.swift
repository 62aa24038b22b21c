import Grading
import Referee
import TestSupport
import Testing
import Wire

@Suite struct `A missed fetch` {
    @Test func `is a wanted resource that is never requested`() {
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
                "missed-fetch: GET /200/200 was never requested. The user wanted this resource from 200 ms (`set "
                    + "height 200`) to the end of the run. The previous request, GET /200/300, was "
                    + "sent by Picture's .task."
            ])
    }

    @Test func `names the request that was sent in place of the wanted one`() {
        let diagram = Diagram(
            """
            want /a/200   |---
            GET /200/a    o-+
            """)
        #expect(
            diagram.told.first
                == "missed-fetch: GET /200/a was sent in place of GET /a/200, at 0 ms by Picture's .task. "
                + "The user wanted this resource from 0 ms to the end of the run.")
    }

    @Test func `is also a resource that is wanted twice but requested once`() {
        let diagram = Diagram(
            """
            want /a   |--|.|--
            GET /a    o-+
            """)
        #expect(
            diagram.told == [
                "missed-fetch: GET /a was not requested again when the user wanted it again. The user "
                    + "wanted this resource from 500 ms to the end of the run. The previous request, GET /a, "
                    + "was sent by Picture's .task."
            ])
    }

    @Test func `names the time in which the resource was wanted`() {
        let diagram = Diagram("want /a   |--|--")
        #expect(
            diagram.told == [
                "missed-fetch: GET /a was never requested. The user wanted this resource from 0 ms to 300 ms."
            ])
    }

    @Test func `is not reported for the part after a run broke off`() {
        let outcome = RunOutcome.crashed(signal: 5, message: "", location: nil)
        #expect(Diagram("want /a   |--", outcome: outcome).findings.map(\.code) == [.crash])
    }

    @Test func `of a .task that returned without a request says so, and blames no value`() {
        let drawing = "want /a   |--|.|--\nGET /a    o-+"
        let changed = Fact.bodyEvaluated(view: "Host/Picture", cause: .inputChanged)
        let ran = Fact.taskStarted(view: "Host/Picture", serial: 2, location: line(12))
        let idle = Diagram(drawing, extra: [at(500, .fact(changed)), at(500, .fact(ran))])
        let told = idle.told(knowing: task(at: 12, omitting: ["city"])).first
        #expect(
            told?.hasPrefix(
                "missed-fetch: The .task at Answer.swift:12 ran at 500 ms, but returned without a request. GET /a was not"
            )
                == true, "\(told ?? "")")
        let later = Diagram(drawing, extra: [at(500, .fact(changed)), at(600, .fact(ran))])
        #expect(
            later.told(knowing: task(at: 12, omitting: ["city"])).first?.contains("without a request")
                == false)
    }

    @Test func `of an .onAppear that returned without a request says so`() {
        let idle = Diagram(
            "want /a   |--|.|--\nGET /a    o-+", phase: .onAppear,
            extra: [at(500, .fact(.appeared(view: "Host/Picture", location: nil)))])
        let note = WorkNote(
            modifier: "onAppear", file: "Answer.swift", firstLine: 12, lastLine: 12, omitted: ["city"],
            type: "Picture")
        #expect(
            idle.told(knowing: note).first?.contains(
                "The .onAppear at Answer.swift:12 ran at 500 ms, but returned without a request.") == true)
    }

    @Test func `of an .onChange beside the .task that sent the last request says that it returned`() {
        let reported = Fact.changeReported(view: "Host/Picture", location: line(20))
        let idle = Diagram("want /a   |--|.|--\nGET /a    o-+", extra: [at(500, .fact(reported))])
        let change = WorkNote(
            modifier: "onChange", file: "Answer.swift", firstLine: 20, lastLine: 20, hasIdentity: true,
            type: "Picture")
        #expect(
            idle.told(knowing: task(at: 12), change).first?.hasPrefix(
                "missed-fetch: The .onChange at Answer.swift:20 ran at 500 ms, but returned without a request."
            ) == true)
    }

    @Test func `says that a .task did not start again because its view stayed on screen`() {
        let appeared = Fact.appeared(view: "Host/Picture", location: nil)
        let still = Diagram("want /a   |--|.|--\nGET /a    o-+", extra: [at(0, .fact(appeared))])
        #expect(
            still.told(knowing: task(at: 12)).first?.hasPrefix(
                "missed-fetch: The .task at Answer.swift:12 did not start again at 500 ms, because its view stayed on screen."
            ) == true)
    }

    @Test func `names the request that the same .task sent later in place of the wanted one`() {
        let ran = Fact.taskStarted(view: "Host/Picture", serial: 2, location: line(12))
        let diagram = Diagram(
            "want /a?q=X   |----\nGET /a?q=x    ..o-+", extra: [at(0, .fact(ran))])
        #expect(
            diagram.told(knowing: task(at: 12)).first?.hasPrefix(
                "missed-fetch: GET /a?q=x was sent in place of GET /a?q=X, at 200 ms by Picture's .task.")
                == true)
    }

    private func task(
        at line: Int, on subject: String? = nil, omitting names: [String] = []
    ) -> WorkNote {
        WorkNote(
            modifier: "task", file: "Answer.swift", firstLine: line, lastLine: line, omitted: names,
            type: "Picture",
            subject: subject)
    }

    @Test func `blames an incomplete id only if the omitted value changed`() {
        let omission =
            "The .task reads `height` but has no id, so it does not run again when `height` changes."
        let changed = Diagram("want /a   |-|\nwant /b   ..|--\nGET /a    o-+").told(
            knowing: task(at: 12, omitting: ["height"]))
        let same = Diagram("want /a   |--|.|--\nGET /a    o-+").told(
            knowing: task(at: 12, omitting: ["height"]))
        #expect(changed.first?.contains(omission) == true)
        #expect(same.count == 1)
        #expect(same.first?.contains(".task reads") == false)
    }

    @Test func `names the time of a request that came before the want`() {
        let told = Diagram("want /a   ...|---\nGET /a    o-+").told
        #expect(
            told.contains(
                "missed-fetch: GET /a was requested at 0 ms, before the user wanted it, and was not requested again. "
                    + "The user wanted this resource from 300 ms to the end of the run. The previous request, "
                    + "GET /a, was sent by Picture's .task."), "\(told)")
    }

    @Test func `names the time of a request that came after the want`() {
        let told = Diagram("want /a   |-|....\nGET /a    ....o+").told
        #expect(
            told.contains(
                "missed-fetch: GET /a was not requested while the user wanted it: the first request came "
                    + "at 400 ms. The user wanted this resource from 0 ms to 200 ms."), "\(told)")
    }

    @Test func `names a task that never started because its view never appears`() {
        let diagram = Diagram("want /a   |---")
        #expect(
            diagram.told(knowing: task(at: 29, on: "EmptyView")) == [
                "missed-fetch: The .task at Answer.swift:29 never started, because EmptyView never "
                    + "appears. GET /a was never requested. The user wanted this resource from 0 ms to the end "
                    + "of the run."
            ])
        let started = Diagram("want /a   |---", extra: [taskStart(0, 1, at: line(29))])
        #expect(started.told(knowing: task(at: 29, on: "Text")).first?.contains("never started") == false)
    }

    @Test func `names a closure with old values as the cause, and its request as a consequence`() {
        let diagram = Diagram(
            """
            want /a   |-|
            want /b   ..|-----
            GET /a    o+o--+
            """, phase: .onChange)
        let old = WorkNote(
            modifier: "onChange", file: "Answer.swift", firstLine: 12, lastLine: 12, hasIdentity: true,
            runsOldClosure: true)
        let findings = ScenarioVerdict(judging: diagram.trace, work: [old]).findings
        #expect(findings.map(\.code) == [.missedFetch, .missingCancellation, .redundantFetch])
        #expect(findings.map(\.isConsequence) == [false, true, true])
        #expect(
            findings.first?.sentence.hasPrefix(
                "The .onChange at Answer.swift:12 requested GET /a again: SwiftUI ran its one-parameter closure from "
                    + "before the change, which has captured the old values.") == true, "\(findings)")
    }
}
