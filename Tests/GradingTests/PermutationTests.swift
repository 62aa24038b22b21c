import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

@testable import Grading

/// Accounts are settled when an instant is over: what happened in it may be told in any order.
@Suite struct `Within one instant` {
    /// Everything that a verdict says, without the names of requests that are told apart by nothing else.
    private struct Account: Hashable {
        var score: Int
        var par: Int
        var made: Int
        var waste: Waste
        /// Each finding's code and count, and whether it merely follows from another one.
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

    @Test(arguments: 0..<300)
    func `any order gives the same verdict`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed), stream: 7)
        for _ in 0..<25 {
            let trace = AnyTrace.trace(&random)
            let account = Account(trace)
            let shuffled = Self.shuffled(trace, &random)
            #expect(Account(shuffled) == account, "\(seed): \(trace.events) or \(shuffled.events)")
        }
    }

    /// The wants of an instant keep their order, because they are the scenario's and not the app's; and each request begins
    /// before it ends. Everything else changes places, and requests get their numbers anew.
    private static func shuffled(_ trace: Trace, _ random: inout SplitMix64) -> Trace {
        var events: [TraceEvent] = []
        for instant in Set(trace.events.map(\.at)).sorted() {
            var left = trace.events.filter { $0.at == instant }
            var begun: Set<Int> = []
            let own = Set(left.compactMap { begins($0) })
            while !left.isEmpty {
                let isStatement = left.map { begins($0) == nil && ends($0) == nil }
                let ready = left.indices.filter { place in
                    if isStatement[place] { return !isStatement[..<place].contains(true) }
                    guard let id = ends(left[place]) else { return true }
                    return !own.contains(id) || begun.contains(id)
                }
                let event = left.remove(at: ready.randomElement(using: &random) ?? 0)
                if let id = begins(event) { begun.insert(id) }
                events.append(event)
            }
        }
        var numbers: [Int: Int] = [:]
        for event in events {
            if let id = begins(event) { numbers[id] = numbers.count + 1 }
        }
        var shuffled = trace
        shuffled.events = events.map { renumbered($0, numbers) }
        return shuffled
    }

    private static func begins(_ event: TraceEvent) -> Int? {
        if case .requested(let request, _) = event.kind { request.id } else { nil }
    }

    private static func ends(_ event: TraceEvent) -> Int? {
        switch event.kind {
        case .cancelled(let id), .gaveUp(let id), .responded(let id, _, _), .failed(let id, _): id
        case .requested, .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: nil
        }
    }

    private static func renumbered(_ event: TraceEvent, _ numbers: [Int: Int]) -> TraceEvent {
        var event = event
        switch event.kind {
        case .requested(var request, let resource):
            request.id = numbers[request.id] ?? request.id
            event.kind = .requested(request, resource)
        case .cancelled(let id): event.kind = .cancelled(request: numbers[id] ?? id)
        case .gaveUp(let id): event.kind = .gaveUp(request: numbers[id] ?? id)
        case .responded(let id, let status, let bytes):
            event.kind = .responded(request: numbers[id] ?? id, status: status, bytes: bytes)
        case .failed(let id, let error): event.kind = .failed(request: numbers[id] ?? id, error)
        case .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
        }
        return event
    }

    // MARK: Stories

    private static let a = Resource(path: "/a")
    private static let b = Resource(path: "/b")

    /// All of it at 0 ms: A is wanted, then B, then A again, and the app follows each change.
    @Test(arguments: [
        (requests: [a, b, a], cancelled: [1, 2], codes: [FindingCode]()),
        // What took no notice of the change back and forth is as good.
        (requests: [a], cancelled: [], codes: []),
        (requests: [a, b], cancelled: [2], codes: []),
        // The second request for A is given up as well.
        (requests: [a, b, a], cancelled: [1, 2, 3], codes: [.prematureCancel]),
        (requests: [a, b], cancelled: [1, 2], codes: [.missedFetch]),
        (requests: [a, b, a], cancelled: [2], codes: [.missingCancellation]),
        (requests: [a, b, a, a], cancelled: [1, 2], codes: [.redundantFetch]),
    ])
    func `a change back and forth costs what the app did with it`(
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
