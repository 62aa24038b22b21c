import Grading
import Referee
import TestSupport
import Testing
import VirtualTime
import Wire

@Suite struct `An unowned task` {
    @Test func `outlives its want`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o---+
            """, phase: .onAppear, isUnowned: true)
        #expect(diagram.findings.map(\.code) == [.unownedTask, .missingCancellation])
        #expect(
            diagram.told.first
                == """
                unowned-task: A `Task` begun in Picture's .onAppear (Answer.swift:12) belongs to no view, so nothing \
                cancelled the task. The task's request for GET /a, sent at 0 ms, went on for 200 ms after the user no longer \
                wanted it.
                """)
    }

    @Test func `with several requests names the first and counts the others`() {
        let diagram = Diagram(
            """
            want /a   |-|
            want /b   |-|
            GET /a    o---+
            GET /b    o----+
            """, phase: .onChange, isUnowned: true)
        let finding = diagram.findings.first { $0.code == .unownedTask }
        #expect(finding?.count == 2)
        #expect(finding?.sentence.hasSuffix("1 more request of this kind also went on.") == true)
        #expect(finding?.requests == [1, 2])
    }

    @Test func `without a want is reported if it outlives its view`() {
        let gone = Fact.disappeared(view: "Host/Picture", location: nil)
        let diagram = Diagram(
            """
            want /a   |-------
            GET /a    o-+
            GET /a    ...o---+
            """, phase: .onAppear, isUnowned: true,
            extra: [at(500, .fact(gone))])
        #expect(diagram.findings.map(\.code) == [.redundantFetch, .unownedTask])
        #expect(diagram.told.last?.contains("went on for 200 ms after the view had disappeared.") == true)
    }

    @Test func `that ends in time is no finding`() {
        let diagram = Diagram(
            """
            want /a   |---|
            GET /a    o---+
            """, phase: .action, isUnowned: true)
        #expect(diagram.told == [])
    }

    @Test func `may outlive its view while it is wanted`() {
        let gone = Fact.disappeared(view: "Host/Picture", location: nil)
        let diagram = Diagram(
            """
            want /a   |-------
            GET /a    o---+
            """, phase: .action, isUnowned: true,
            extra: [at(200, .fact(gone))])
        #expect(diagram.told == [])
    }

    @Test(arguments: [ScopePhase.`init`, .body, .outside])
    func `is reported once if an init, a body or no view started it`(phase: ScopePhase) {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o---+
            """, phase: phase, isUnowned: true)
        #expect(!diagram.findings.map(\.code).contains(.unownedTask))
    }

    @Test func `differs from a view's own task, which is a missing cancellation`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o---+
            """, phase: .task)
        #expect(diagram.findings.map(\.code) == [.missingCancellation])
    }

    private func work(_ modifier: String, line: Int, task: Int, handle: String? = nil) -> WorkNote {
        WorkNote(
            modifier: modifier, file: "Answer.swift", firstLine: line, lastLine: line,
            tasks: [.init(location: SourceLocation(file: "Answer.swift", line: task), handle: handle)],
            type: "Picture")
    }

    @Test func `with a stored handle is reported as not cancelled by it`() {
        let gone = Fact.disappeared(view: "Host/Picture", location: nil)
        let drawing = "want /a   |-|\nGET /a    o---+"
        let note = work("onAppear", line: 12, task: 13, handle: "work")
        let left = Diagram(drawing, phase: .onAppear, isUnowned: true, extra: [at(200, .fact(gone))])
        #expect(
            left.told(knowing: note).first
                == """
                unowned-task: The `Task` made at Answer.swift:13 in Picture's .onAppear (Answer.swift:12) belongs to no view, \
                and its handle `work` was not cancelled when the view disappeared. The task's request for GET /a, sent at \
                0 ms, went on for 200 ms after the user no longer wanted it.
                """)
        let stayed = Diagram(drawing, phase: .onAppear, isUnowned: true)
        #expect(
            stayed.told(knowing: note).first?.contains(
                "was not cancelled when the user no longer wanted the response, at 200 ms.")
                == true)
    }

    @Test func `is called a URLSessionTask if it is one`() {
        let diagram = Diagram(
            "want /a   |-|\nGET /a    o---+", phase: .onAppear, isUnowned: true, isResumedByHand: true)
        #expect(
            diagram.told.first?.hasPrefix(
                "unowned-task: A `URLSessionTask` begun in Picture's .onAppear (Answer.swift:12) belongs to no view: "
                    + "only its own `cancel()` ends it.") == true)
        #expect(diagram.told.allSatisfy { !$0.contains("`Task`") && !$0.contains("a Task") })
    }

    @Test func `of an action has the line in the source`() {
        var diagram = Diagram("want /a   |-|\nGET /a    o---+", phase: .action, isUnowned: true)
        for place in diagram.trace.events.indices { diagram.trace.events[place].scope?.location = nil }
        let finding = ScenarioVerdict(
            judging: diagram.trace, work: [work("action", line: 20, task: 21)]
        ).findings.first
        #expect(finding?.code == .unownedTask)
        #expect(finding?.location == line(21))
    }

    @Test func `of a dismissed sheet has its closure's name`() {
        let diagram = Diagram("want /a   |-|\nGET /a    o---+", phase: .onDismiss, isUnowned: true)
        #expect(diagram.told.first?.contains("A `Task` begun in Picture's onDismiss") == true)
    }
}
