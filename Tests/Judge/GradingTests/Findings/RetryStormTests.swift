import Grading
import Referee
import Scenario
import TestSupport
import Testing
import Wire

@Suite struct `A retry storm` {
    @Test func `starts with a seventh attempt at one want`() {
        let diagram = Diagram(
            """
            want /a   |---------------
            GET /a    o!o!o!o!o!o!o-+
            """)
        #expect(
            diagram.told == [
                "retry-storm: GET /a was requested 7 times in 1.2 s, although it kept failing. The "
                    + "requests were sent by Picture's .task. Next: stop after 6 attempts, wait "
                    + "longer before each one, then show an error."
            ])
        #expect(diagram.findings.first?.requests == Array(1...7))
    }

    @Test func `names the restarts if the task starts again for each attempt`() {
        var diagram = Diagram(
            """
            want /a   |---------------
            GET /a    o!o!o!o!o!o!o-+
            """)
        let requests = diagram.trace.events.filter { if case .requested = $0.kind { true } else { false } }
        for (serial, request) in requests.enumerated() {
            let start = Fact.taskStarted(
                view: request.scope?.view ?? "", serial: serial + 1, location: request.scope?.location)
            diagram.trace.events.insert(
                TraceEvent(at: request.at, .fact(start)),
                at: diagram.trace.events.firstIndex(of: request) ?? 0)
        }
        #expect(requests.count == 7)
        #expect(
            diagram.findings.first?.sentence.hasSuffix(
                "The task started again for each request. Next: find what changes after each failure, the "
                    + "task's id or the view's identity, and keep it equal.") == true)
    }

    @Test(arguments: ["!", "5"])
    func `of two hundred has the par of a patient client, in any order of failures`(sign: String) {
        let lane = String(repeating: "o\(sign)..", count: 200)
        let diagram = Diagram("want /a |\(String(repeating: "-", count: 801))\nGET /a \(lane)")
        #expect(diagram.ledger.requestsMade == 200)
        #expect(diagram.ledger.requestsNeeded == 6)
        #expect(diagram.ledger.redundant == 194)
        #expect(diagram.findings.map(\.code) == [.retryStorm])
        #expect(diagram.findings.first?.requests.count == 200)
        #expect(Verdict(judging: [diagram.trace]).score == 70)
    }

    @Test func `is counted per want, even if two wants alternate`() {
        let turns = 20
        let width = String(repeating: "-", count: 4 * turns)
        let diagram = Diagram(
            """
            want /a |\(width)
            want /b |\(width)
            GET /a \(String(repeating: "o!..", count: turns))
            GET /b \(String(repeating: "..o!", count: turns))
            """)
        #expect(diagram.ledger.requestsNeeded == 12)
        #expect(diagram.findings.map(\.code) == [.retryStorm, .retryStorm])
    }

    @Test func `is not allowed by a line that allows more requests`() {
        let lane = String(repeating: "o!", count: 50)
        var diagram = Diagram("want /a |\(String(repeating: "-", count: 100))\nGET /a \(lane)")
        let may = Step(line: 9, verb: .may([Resource(path: "/a")]))
        diagram.trace.scenario.steps.append(may)
        diagram.trace.events.insert(at(0, .stepped(line: 9)), at: 0)
        #expect(diagram.findings.map(\.code) == [.retryStorm])
        #expect(diagram.ledger.requestsNeeded == 6)
    }

    @Test func `does not include six attempts, or two wants with four attempts each`() {
        let patient = Diagram(
            """
            want /a   |-------------
            GET /a    o!o!o!o!o!o-+
            """)
        #expect(patient.told == [])
        let twice = Diagram(
            """
            want /a   |------|-|------|
            GET /a    o!o!o!o+.o!o!o!o+
            """)
        #expect(twice.told == [])
    }
}
