import Grading
import Referee
import Text
import VirtualTime

/// One request of a run: its sender, its outcome, its faults and its cause.
///
///     RequestAccount.all(in: trace)[1].fate     // "answered 200, 108 bytes"
///     RequestAccount.all(in: trace)[1].notes    // ["200 ms late", "its view was gone", "108 bytes"]
public struct RequestAccount: Sendable {
    public let entry: Ledger.RequestEntry
    /// The request's lane in a timeline, with its notes and its useful and wasted parts.
    public let lane: TimelineLane
    /// The events that led to the request, one on each line. An indented line is a consequence of the line above.
    public let why: [String]

    public var record: RequestRecord { entry.record }
    public var fate: String { record.fate }
    public var notes: [String] { lane.notes }

    /// The first requests of a run, in the order in which they were sent.
    public static func all(in trace: Trace, most: Int = .max) -> [RequestAccount] {
        let ledger = Ledger(of: trace)
        let end = trace.events.reduce(trace.end) { max($0, $1.at) }
        let views = Dictionary(ViewPresence.all(in: trace).map { ($0.path, $0) }) { first, _ in first }
        return ledger.requests.prefix(most).map { entry in
            RequestAccount(
                entry: entry, lane: RequestLane(entry, ledger, views, until: end).lane,
                why: Ancestry(of: entry.record.id, in: trace.events, steps: trace.scenario.steps)?.lines ?? []
            )
        }
    }
}

extension RequestRecord {
    /// The outcome: `answered 200, 108 bytes`.
    public var fate: String {
        switch ending {
        case .answered(let status, let bytes): "answered \(status), \(Wording.count(bytes, "byte"))"
        case .failed(let error): "failed: \(error.rawValue)"
        case .cancelled: "cancelled"
        case .gaveUp: "given up: the app's own time-out"
        case .none: "on its way"
        }
    }
}
