import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

@testable import Grading

/// Grading judges an instant only when the instant is over, so the order of events within an instant does
/// not matter.
@Suite struct `Within one instant` {
    /// Everything in a verdict except the names of otherwise equal requests.
    private struct Account: Hashable {
        var score: Int
        var par: Int
        var made: Int
        var waste: Waste
        /// Each finding's code, count, and whether it follows from another finding.
        var findings: [String]

        init(_ trace: Trace) {
            let verdict = Verdict(judging: [trace])
            score = verdict.score
            par = verdict.par
            made = verdict.requestsMade
            waste = Ledger(of: trace).waste
            findings = verdict.scenarios.flatMap(\.findings).map {
                "\($0.code.rawValue) \($0.count) \($0.isConsequence)"
            }.sorted()
        }
    }

    @Test(arguments: 0..<40)
    func `every order gives the same verdict`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed), stream: 7)
        for _ in 0..<25 {
            let trace = AnyTrace.trace(&random)
            let account = Account(trace)
            let shuffled = trace.shuffledWithinInstants(&random)
            #expect(Account(shuffled) == account, "\(seed): \(trace.events) or \(shuffled.events)")
        }
    }

    // MARK: Stories

    private static let a = Resource(path: "/a")
    private static let b = Resource(path: "/b")

    /// The scenario has one `want` line and then sets two knobs. After the change of the first knob, the
    /// app requests a resource that no scenario line mentions.
    @Test(arguments: [
        (ended: 0, codes: [FindingCode]()), (ended: 10, codes: [.redundantFetch]),
    ])
    func `a request between two changes is no waste if it is cancelled at once`(
        ended: Int, codes: [FindingCode]
    ) {
        let lines = "want /b\nset x 1\nset y 1"
        let steps: [Verb] = [
            .want([Self.b]), .set(KnobSetting(knob: "x", value: "1")),
            .set(KnobSetting(knob: "y", value: "1")),
        ]
        let trace = Trace(
            scenario: Scenario(
                name: "x", title: lines, steps: steps.enumerated().map { Step(line: $0 + 1, verb: $1) }),
            seed: 1,
            events: [
                at(0, .wanted([Self.b])), at(0, .stepped(line: 2)),
                at(0, .requested(outgoing(1, Self.a), Self.a)),
                at(0, .stepped(line: 3)), at(0, .requested(outgoing(2, Self.b), Self.b)),
                at(ended, .cancelled(request: 1)), at(300, .responded(request: 2, status: 200, bytes: 10)),
            ], outcome: .completed, end: instant(300))
        #expect(ScenarioVerdict(judging: trace).findings.map(\.code) == codes)
    }

    /// At 0 ms, the user wants A, then B, then A again, and the app follows each change.
    @Test(arguments: [
        (requests: [a, b, a], cancelled: [1, 2], codes: [FindingCode]()),
        // An app that ignores the change from A to B and back is correct too.
        (requests: [a], cancelled: [], codes: []),
        (requests: [a, b], cancelled: [2], codes: []),
        // The app also cancels the last request for A.
        (requests: [a, b, a], cancelled: [1, 2, 3], codes: [.prematureCancel]),
        (requests: [a, b], cancelled: [1, 2], codes: [.missedFetch]),
        (requests: [a, b, a], cancelled: [2], codes: [.missingCancellation]),
        (requests: [a, b, a, a], cancelled: [1, 2], codes: [.redundantFetch]),
    ])
    func `a change back and forth costs points only for needless or canceled requests`(
        requests: [Resource], cancelled: [Int], codes: [FindingCode]
    ) {
        var events = [at(0, .wanted([Self.a])), at(0, .wanted([Self.b])), at(0, .wanted([Self.a]))]
        for (place, resource) in requests.enumerated() {
            events.append(at(0, .requested(outgoing(place + 1, resource), resource)))
        }
        events += cancelled.map { at(0, .cancelled(request: $0)) }
        for id in requests.indices.map({ $0 + 1 }) where !cancelled.contains(id) {
            events.append(at(300, .responded(request: id, status: 200, bytes: 10)))
        }
        let steps = [[Self.a], [Self.b], [Self.a]].enumerated().map {
            Step(line: $0.offset + 1, verb: .want($0.element))
        }
        let trace = Trace(
            scenario: Scenario(name: "x", title: "x", steps: steps), seed: 1, events: events,
            outcome: .completed, end: instant(300))
        #expect(ScenarioVerdict(judging: trace).findings.map(\.code) == codes)
    }
}
