import Grading
import Referee
import TestSupport
import Testing
import VirtualTime
import Wire

@Suite struct `Unowned task` {
    @Test func `outlived what it was for`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o---+
            """, phase: .onAppear, isUnowned: true)
        #expect(diagram.findings.map(\.code) == [.unownedTask, .missingCancellation])
        #expect(
            diagram.told.first
                == "unowned-task: A `Task` begun in Picture's .onAppear (Answer.swift:12) belongs to no view, so "
                + "nothing cancelled it. Its request for GET /a, sent at 0 ms, went on for 200 ms after nobody wanted "
                + "it any more.")
    }

    @Test func `of several requests tells of the first and counts them`() {
        let diagram = Diagram(
            """
            want /a   |-|
            want /b   |-|
            GET /a    o---+
            GET /b    o----+
            """, phase: .onChange, isUnowned: true)
        let finding = diagram.findings.first { $0.code == .unownedTask }
        #expect(finding?.count == 2)
        #expect(finding?.sentence.hasSuffix("So did 1 more request.") == true)
        #expect(finding?.requests == [1, 2])
    }

    @Test func `that is needless and outlives its view is told, though no want ended`() {
        let gone = Fact.disappeared(view: "Host/Picture", location: nil)
        let diagram = Diagram(
            """
            want /a   |-------
            GET /a    o-+
            GET /a    ...o---+
            """, phase: .onAppear, isUnowned: true,
            extra: [at(500, .fact(gone))])
        #expect(diagram.findings.map(\.code) == [.unownedTask, .redundantFetch])
        #expect(diagram.told.first?.contains("went on for 200 ms after the view had gone.") == true)
    }

    @Test func `that ends in time is no finding`() {
        let diagram = Diagram(
            """
            want /a   |---|
            GET /a    o---+
            """, phase: .action, isUnowned: true)
        #expect(diagram.told == [])
    }

    @Test func `that is wanted may outlive its view`() {
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
    func `of an init, a body or no view is not told twice`(phase: ScopePhase) {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o---+
            """, phase: phase, isUnowned: true)
        #expect(!diagram.findings.map(\.code).contains(.unownedTask))
    }

    @Test func `owned by its view, it is a missing cancellation and no more`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o---+
            """, phase: .task)
        #expect(diagram.findings.map(\.code) == [.missingCancellation])
    }
}
