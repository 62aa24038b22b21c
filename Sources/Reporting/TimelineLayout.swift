import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// What a timeline shows, and when: lanes of bars and marks in virtual time. It knows neither columns nor pixels.
///
/// Lanes come in the order of the story: wants first, then tasks, then requests, each by their beginning.
public struct TimelineLayout: Sendable, Hashable {
    public struct Lane: Sendable, Hashable {
        public enum Kind: String, CaseIterable, Sendable, Hashable { case want, task, request }
        public var kind: Kind
        public var label: String
        public var bars: [Bar]
        public var marks: [Mark]
        /// What a reader should know about the lane's end: `late, 12,288 bytes for nothing`.
        public var note: String?
    }

    public struct Bar: Sendable, Hashable {
        public enum Use: Sendable, Hashable { case wanted, running, useful, wasted }
        public var from: VirtualInstant
        public var to: VirtualInstant
        public var use: Use
        /// Goes on past the end of the run.
        public var isOpen: Bool
    }

    public struct Mark: Sendable, Hashable {
        public enum Kind: Sendable, Hashable { case started, answered, failed, cancelled, finished, ended }
        public var at: VirtualInstant
        public var kind: Kind
    }

    public var lanes: [Lane]
    public var end: VirtualInstant

    /// All moments at which something begins or ends, each once, in order. The start of the run is one of them.
    public var moments: [VirtualInstant] {
        let marked = lanes.flatMap { $0.bars.flatMap { [$0.from, $0.to] } + $0.marks.map(\.at) }
        return Set(marked + [.zero, end]).sorted()
    }

    public init(_ trace: Trace) {
        let ledger = Ledger(of: trace)
        end = trace.events.reduce(trace.end) { max($0, $1.at) }
        lanes = []
        lanes += Self.wants(ledger, until: end)
        lanes += Self.tasks(trace, until: end)
        lanes += ledger.requests.map { Self.request($0, ledger, until: end) }
    }

    private static func wants(_ ledger: Ledger, until end: VirtualInstant) -> [Lane] {
        var lanes: [Lane] = []
        for epoch in ledger.epochs.map(\.epoch) {
            let label = "want \(epoch.resource.short)"
            let place = lanes.firstIndex { $0.label == label } ?? lanes.endIndex
            if place == lanes.endIndex { lanes.append(Lane(kind: .want, label: label, bars: [], marks: [])) }
            lanes[place].bars.append(
                Bar(from: epoch.start, to: epoch.end ?? end, use: .wanted, isOpen: epoch.end == nil))
            if let end = epoch.end { lanes[place].marks.append(Mark(at: end, kind: .ended)) }
        }
        return lanes
    }

    private static func tasks(_ trace: Trace, until end: VirtualInstant) -> [Lane] {
        var lanes: [Lane] = []
        var places: [Int: Int] = [:]
        for event in trace.events {
            guard case .fact(let fact) = event.kind else { continue }
            switch fact {
            case .taskStarted(let view, let serial, _):
                places[serial] = lanes.count
                let name = view.split(separator: "/").last.map(String.init) ?? view
                lanes.append(
                    Lane(
                        kind: .task, label: "task \(serial) \(name)",
                        bars: [Bar(from: event.at, to: end, use: .running, isOpen: true)],
                        marks: [Mark(at: event.at, kind: .started)]))
            case .taskCancelled(_, let serial, _):
                guard let place = places[serial] else { continue }
                lanes[place].marks.append(Mark(at: event.at, kind: .cancelled))
            case .taskFinished(_, let serial):
                guard let place = places[serial] else { continue }
                lanes[place].bars[0].to = event.at
                lanes[place].bars[0].isOpen = false
                lanes[place].marks.append(Mark(at: event.at, kind: .finished))
            default: break
            }
        }
        return lanes
    }

    private static func request(_ entry: Ledger.RequestEntry, _ ledger: Ledger, until end: VirtualInstant)
        -> Lane
    {
        let record = entry.record
        let isOpen = record.ending == .none
        let stop = isOpen ? end : record.ended
        var bars: [Bar] = []
        let overrunStart = entry.overrun.map { stop + (.zero - $0.duration) }
        let isWaste = ledger.statesWants && entry.isRedundant
        if let overrunStart, !isWaste {
            bars.append(Bar(from: record.started, to: overrunStart, use: .useful, isOpen: false))
            bars.append(Bar(from: overrunStart, to: stop, use: .wasted, isOpen: isOpen))
        } else {
            bars.append(Bar(from: record.started, to: stop, use: isWaste ? .wasted : .useful, isOpen: isOpen))
        }
        var marks = [Mark(at: record.started, kind: .started)]
        switch record.ending {
        case .answered(let status, _): marks.append(Mark(at: stop, kind: status < 400 ? .answered : .failed))
        case .failed: marks.append(Mark(at: stop, kind: .failed))
        case .cancelled: marks.append(Mark(at: stop, kind: .cancelled))
        case .none: break
        }
        return Lane(
            kind: .request, label: "#\(record.id) \(record.resource.short)", bars: bars, marks: marks,
            note: note(entry, isWaste: isWaste))
    }

    private static func note(_ entry: Ledger.RequestEntry, isWaste: Bool) -> String? {
        let bytes = entry.record.bytes
        let carried = bytes > 0 ? ", \(Wording.count(bytes, "byte"))" : ""
        if isWaste { return entry.standing == .unwanted ? "not wanted\(carried)" : "one too many\(carried)" }
        if entry.isCancelledTooSoon { return "cancelled too soon" }
        guard let overrun = entry.overrun else { return nil }
        switch entry.record.ending {
        case .answered, .failed: return "\(overrun.duration.spelled) late\(carried)"
        case .cancelled: return "cancelled \(overrun.duration.spelled) late"
        case .none: return "never cancelled"
        }
    }
}

extension Resource {
    /// Without the method where that is GET.
    var short: String { method == "GET" ? path : description }
}
