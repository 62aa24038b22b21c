import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

@Suite struct `The ledger` {
    @Test(arguments: [
        (
            "one request, answered",
            """
            want /a   |------
            GET /a    o--+
            """
        ),
        (
            "one request, cancelled in the instant it is no longer wanted",
            """
            want /a   |--|
            want /b   ...|-----
            GET /a    o--x
            GET /b    ...o--+
            """
        ),
        (
            "an answer in the very instant it is no longer wanted",
            """
            want /a   |--|--
            GET /a    o--+
            """
        ),
        (
            "a request that is still on its way at the end of a run that still wants it",
            """
            want /a   |------
            GET /a    o-----
            """
        ),
        (
            "the same thing wanted twice, with a pause between",
            """
            want /a   |--|.|---
            GET /a    o-+..o-+
            """
        ),
        (
            "a request that comes late, while still wanted",
            """
            want /a   |------
            GET /a    ...o-+
            """
        ),
        (
            "another attempt after a time-out",
            """
            want /a   |------
            GET /a    o-!.o-+
            """
        ),
        (
            "another attempt after a status 500",
            """
            want /a   |------
            GET /a    o-5.o-+
            """
        ),
        (
            "several things at once",
            """
            want /a   |------
            want /b   |------
            GET /a    o--+
            GET /b    o---+
            """
        ),
    ])
    func `needs exactly the sent requests for`(what: String, diagram: String) {
        let diagram = Diagram(diagram)
        #expect(diagram.told == [], "\(what)")
        #expect(diagram.ledger.requestsMade == diagram.ledger.requestsNeeded)
        #expect(diagram.ledger.waste == Waste())
    }

    @Test func `continues the epoch of a resource that a want line repeats`() {
        let diagram = Diagram(
            """
            want /a   |--------
            want /b   ...|-----
            GET /a    o--+
            GET /b    ...o--+
            """)
        #expect(diagram.ledger.epochs.map(\.epoch.resource.path) == ["/a", "/b"])
        #expect(diagram.told == [])
    }

    @Test func `keeps the request of a resource that is wanted again in the same instant`() {
        let wants: [[Resource]] = [[a], [], [a]]
        let trace = Self.trace(wants: wants.map { (100, $0) }, requests: [(0, a)], end: 500, first: [a])
        let ledger = Ledger(of: trace)
        #expect(ledger.epochs.map(\.epoch.isEmpty) == [false, false])
        #expect(ledger.requestsNeeded == 1)
        #expect(ScenarioVerdict(judging: trace).findings == [])
    }

    @Test func `needs no request for a want that ends at once`() {
        let trace = Self.trace(wants: [(100, [b]), (100, [a])], requests: [(0, a)], end: 500, first: [a])
        #expect(Ledger(of: trace).requestsNeeded == 1)
        #expect(ScenarioVerdict(judging: trace).findings == [])
    }

    @Test func `counts nothing in a scenario without wants`() {
        let diagram = Diagram("GET /a    o--+", scenario: "show\nexpect 1 request")
        #expect(diagram.told == [])
        #expect(diagram.ledger.redundant == 0)
        #expect(diagram.ledger.waste == Waste())
    }

    @Test func `counts all of a redundant request as waste, and of a late one the late part`() {
        let diagram = Diagram(
            """
            want /a   |--|
            GET /a    o----+
            GET /a    .o---+
            """)
        #expect(diagram.ledger.waste.bytes == 2000)
        #expect(diagram.ledger.waste.duration == .milliseconds(200 + 400))
        #expect((diagram.ledger.redundant, diagram.ledger.uncancelled) == (1, 2))
    }

    @Test func `does not depend on the order of events within an instant`() {
        for seed in 0..<1000 as Range<UInt64> {
            var random = SplitMix64(seed: seed, stream: 0)
            let trace = Self.anyTrace(&random)
            var shuffled = trace
            shuffled.events = Dictionary(grouping: trace.events, by: \.at)
                .sorted { $0.key < $1.key }
                .flatMap { Self.shuffle($0.value, &random) }
            let findings = ScenarioVerdict(judging: trace).findings
            #expect(findings == ScenarioVerdict(judging: shuffled).findings, "seed \(seed)")
        }
    }

    // MARK: - Making traces

    private let a = Resource(path: "/a")
    private let b = Resource(path: "/b")

    private static func trace(
        wants: [(Int, [Resource])], requests: [(Int, Resource)], end: Int, first: [Resource]
    ) -> Trace {
        let wants = [(0, first)] + wants
        let steps = wants.enumerated().map { Step(line: $0.offset + 1, verb: .want($0.element.1)) }
        var events = wants.map { at($0.0, .wanted($0.1)) }
        for (id, request) in requests.enumerated() {
            let (start, resource) = request
            events.append(at(start, .requested(outgoing(id + 1, resource), resource)))
            events.append(at(end, .responded(request: id + 1, status: 200, bytes: 10)))
        }
        events.sort { $0.at < $1.at }
        return Trace(
            scenario: Scenario(name: "x", title: "x", steps: steps), seed: 1, events: events,
            outcome: .completed, end: instant(end))
    }

    /// Makes a random trace in which wanted resources change at most once per instant, and requests start
    /// and end at any time.
    private static func anyTrace(_ random: inout SplitMix64) -> Trace {
        let resources = [Resource(path: "/a"), Resource(path: "/b")]
        var events: [TraceEvent] = []
        var steps: [Step] = []
        var open: [Int] = []
        var id = 0
        for time in 0..<6 {
            let now = time * 100
            if Int.random(in: 0..<2, using: &random) == 0 {
                let wanted = resources.filter { _ in Bool.random(using: &random) }
                steps.append(Step(line: steps.count + 1, verb: .want(wanted)))
                events.append(at(now, .wanted(wanted)))
            }
            for place in open.indices.reversed() where Int.random(in: 0..<3, using: &random) == 0 {
                let ended = open.remove(at: place)
                events.append(
                    at(
                        now,
                        Bool.random(using: &random)
                            ? .cancelled(request: ended) : .responded(request: ended, status: 200, bytes: 10))
                )
            }
            for _ in 0..<Int.random(in: 0..<3, using: &random) {
                id += 1
                let resource = resources[Int.random(in: 0..<2, using: &random)]
                events.append(at(now, .requested(outgoing(id, resource), resource)))
                open.append(id)
            }
        }
        return Trace(
            scenario: Scenario(name: "x", title: "x", steps: steps), seed: 1, events: events,
            outcome: .completed, end: instant(600))
    }

    /// Shuffles the events, but keeps the order of the requests, because a request's number follows from
    /// this order.
    private static func shuffle(_ events: [TraceEvent], _ random: inout SplitMix64) -> [TraceEvent] {
        var shuffled = events.shuffled(using: &random)
        let requests = events.filter(\.isRequest)
        var next = requests.makeIterator()
        for place in shuffled.indices where shuffled[place].isRequest {
            if let request = next.next() { shuffled[place] = request }
        }
        return shuffled
    }
}

extension TraceEvent {
    fileprivate var isRequest: Bool { if case .requested = kind { true } else { false } }
}
