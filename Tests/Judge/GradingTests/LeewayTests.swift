import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime

/// `within` and `may`: where a scenario leaves the app a choice.
@Suite struct `Leeway` {
    /// The diagram's first want line gets this much time to be asked for.
    private func diagram(_ text: String, within limit: Duration?) -> Diagram {
        var diagram = Diagram(text)
        for place in diagram.trace.scenario.steps.indices {
            guard case .want(let resources, _) = diagram.trace.scenario.steps[place].verb else { continue }
            diagram.trace.scenario.steps[place].verb = .want(resources, within: limit)
        }
        return diagram
    }

    /// From `from` hundred milliseconds on, and until `until`, /a may be fetched.
    private func diagram(_ text: String, mayFrom from: Int, until: Int? = nil) -> Diagram {
        var diagram = Diagram(text)
        for (place, at) in [from, until].enumerated() {
            guard let at else { continue }
            let line = 100 + place
            let verb = Verb.may(place == 0 ? [Resource(path: "/a")] : [])
            diagram.trace.scenario.steps.append(Step(line: line, verb: verb))
            diagram.trace.events.append(
                TraceEvent(at: .zero + .milliseconds(100 * at), .stepped(line: line)))
        }
        diagram.trace.events.sort { $0.at < $1.at }
        return diagram
    }

    private let typing = """
        want /s   |-|
        want /sw  ..|-----
        GET /sw   .....o--+
        """

    @Test func `what is given up before its time is over need not be fetched`() {
        let patient = diagram(typing, within: .milliseconds(300))
        #expect(patient.told == [])
        #expect(patient.ledger.requestsNeeded == 1)
    }

    @Test func `without a time the same thing is a missed fetch`() {
        #expect(diagram(typing, within: nil).findings.map(\.code) == [.missedFetch])
    }

    @Test func `a request at the very end of its time is in time, and one after it is not`() {
        let text = """
            want /a   |---------
            GET /a    ....o--+
            """
        #expect(diagram(text, within: .milliseconds(400)).told == [])
        #expect(
            diagram(text, within: .milliseconds(250)).told == [
                "missed-fetch: GET /a was requested at 400 ms, 150 ms too late. The user wanted it at 0 "
                    + "ms, and the scenario allows 250 ms for the request. It was sent by Picture's "
                    + ".task."
            ])
    }

    @Test func `what is never asked for is missed even if the run ends before its time is over`() {
        let codes = diagram("want /a   |--", within: .seconds(5)).findings.map(\.code)
        #expect(codes == [.missedFetch])
    }

    @Test func `what may be fetched is neither redundant nor missed`() {
        let nothing = diagram("want /b   |-------\nGET /b    o--+", mayFrom: 0)
        #expect(nothing.told == [])
        let often = diagram(
            """
            want /b   |-------
            GET /b    o--+
            GET /a    o--+
            GET /a    ..o-----
            """, mayFrom: 0)
        #expect(often.told == [])
        #expect(often.ledger.requestsMade == often.ledger.requestsNeeded)
        #expect(often.ledger.waste == Waste())
    }

    @Test func `before and after that it is redundant again`() {
        let requests = """
            want /b   |---------
            GET /b    o--+
            GET /a    o+
            GET /a    ...o+
            GET /a    ........o+
            """
        let standings = diagram(requests, mayFrom: 2, until: 6).ledger.requests.map(\.standing)
        #expect(standings == [.serving(epoch: 0), .unwanted, .permitted, .unwanted])
    }

    @Test func `a want that may also be fetched has one request that serves it, and may have more`() {
        let wanted = diagram(
            """
            want /a   |---|
            GET /a    o------+
            GET /a    .o--+
            """, mayFrom: 0)
        #expect(wanted.told == [])
        #expect(wanted.ledger.requests.map(\.standing) == [.serving(epoch: 0), .permitted])
        #expect(
            diagram("want /a   |---\nwant /b   |---\nGET /b    o--+", mayFrom: 0).findings.map(\.code) == [
                .missedFetch
            ])
    }
}
