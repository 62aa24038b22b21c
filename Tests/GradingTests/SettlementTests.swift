import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime

@testable import Grading

@Suite struct `The settlement` {
    @Test(arguments: 0..<1500)
    func `agrees with the rules as scans, on any trace`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed), stream: 0)
        let trace = Self.anyTrace(&random)
        let (quick, slow) = (Ledger(of: trace), ScanningSettlement(of: trace))
        #expect(quick.epochs == slow.epochs)
        #expect(quick.requests == slow.requests)
    }

    @Test func `finds the last small value of a row wherever it is`() {
        var random = SplitMix64(seed: 3, stream: 1)
        for _ in 0..<200 {
            let count = Int.random(in: 1..<20, using: &random)
            let values = (0..<count).map { _ in Int64.random(in: 0..<9, using: &random) }
            var row = EarliestValues(count: count)
            for (place, value) in values.enumerated() { row[place] = value }
            let low = Int.random(in: 0..<count, using: &random)
            let range = low..<Int.random(in: low...count, using: &random)
            let bound = Int64.random(in: -1..<9, using: &random)
            #expect(row.last(in: range, atMost: bound) == range.last { values[$0] <= bound })
        }
    }

    /// Several wants and permissions in one instant, requests that end in every way, and runs of failures.
    private static func anyTrace(_ random: inout SplitMix64) -> Trace {
        let resources = (0..<Int.random(in: 1..<4, using: &random)).map { Resource(path: "/\($0)") }
        let failure = Int.random(in: 1..<10, using: &random)
        var (events, steps, open): ([TraceEvent], [Step], [Int]) = ([], [], [])
        var id = 0
        let instants = Int.random(in: 1..<16, using: &random)
        for now in (0..<instants).map({ 100 * $0 }) {
            for _ in 0..<Int.random(in: 0..<9, using: &random) {
                let some = resources.filter { _ in Bool.random(using: &random) }
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1:
                    steps.append(Step(line: steps.count + 1, verb: .want(some)))
                    events.append(at(now, .wanted(some)))
                case 2 where Bool.random(using: &random):
                    steps.append(Step(line: steps.count + 1, verb: .may(some)))
                    events.append(at(now, .stepped(line: steps.count)))
                case 3, 4, 5:
                    id += 1
                    let resource = resources[Int.random(in: 0..<resources.count, using: &random)]
                    events.append(at(now, .requested(outgoing(id, resource), resource)))
                    open.append(id)
                default:
                    guard let place = open.indices.randomElement(using: &random) else { continue }
                    let ended = open.remove(at: place)
                    events.append(at(now, ending(of: ended, failure, &random)))
                }
            }
        }
        return Trace(
            scenario: Scenario(name: "x", title: "x", steps: steps), seed: 1, events: events,
            outcome: .completed, end: instant(100 * instants))
    }

    private static func ending(
        of id: Int, _ failure: Int, _ random: inout SplitMix64
    ) -> TraceEvent.Kind {
        if Int.random(in: 0..<10, using: &random) < failure { return .failed(request: id, .reset) }
        return switch Int.random(in: 0..<3, using: &random) {
        case 0: .cancelled(request: id)
        case 1: .gaveUp(request: id)
        default: .responded(request: id, status: 200, bytes: 10)
        }
    }
}
