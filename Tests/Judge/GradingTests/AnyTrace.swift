import Referee
import Scenario
import TestSupport
import VirtualTime

@testable import Grading

/// Makes random traces: several wants and permissions in one instant, requests with every ending, and several
/// failures in a row.
enum AnyTrace {
    static func trace(_ random: inout SplitMix64) -> Trace {
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
                case 6 where Bool.random(using: &random):
                    steps.append(Step(line: steps.count + 1, verb: .hide))
                    events.append(at(now, .stepped(line: steps.count)))
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
