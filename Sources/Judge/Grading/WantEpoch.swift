import Referee
import Scenario
import VirtualTime

/// One stretch of time during which the user wanted one resource. A perfect app sends one request for each want.
///
/// A `want` line that names the resource again continues the epoch. A `want` line without the resource ends the epoch, and a
/// later `want` line with the resource begins a new epoch.
public struct WantEpoch: Sendable, Hashable {
    public var resource: Resource
    public var start: VirtualInstant
    /// The end of the epoch; nil if the epoch lasts to the end of the run.
    public var end: VirtualInstant?
    /// The `want` lines that began and ended the epoch.
    public var openedBy: Int?
    public var closedBy: Int?

    /// The latest instant for the epoch's request, if the `want` line has `within`.
    public var latestStart: VirtualInstant?

    /// True if a `settle` line during the epoch found no work, so the app would never send a request. A `settle` line
    /// that found no work ended in the instant in which it began.
    public var sawRest = false

    public var isEmpty: Bool { end == start }

    /// True if the epoch ended before its request was due, and while the app still had work. An epoch that ended before
    /// its request was due allows a request, but does not require it.
    public var mayGoUnserved: Bool {
        guard let end, !sawRest else { return false }
        return end <= latestStart ?? start
    }

    /// Call `lasts` only for an instant in the epoch.
    func lasts(beyond instant: VirtualInstant) -> Bool { end.map { $0 > instant } ?? true }

    /// The first and the last instant belong to the epoch, because requests are assigned when an instant is over.
    public func contains(_ instant: VirtualInstant) -> Bool {
        guard start <= instant else { return false }
        return end.map { instant <= $0 } ?? true
    }
}

extension WantEpoch {
    /// The epochs of a run, in the order in which they began.
    public static func all(in trace: Trace) -> [WantEpoch] {
        var lines = trace.scenario.wants[...]
        var epochs: [WantEpoch] = []
        var open: [Resource: Int] = [:]
        let settles = Set(
            trace.scenario.steps.filter { if case .settle = $0.verb { true } else { false } }.map(\.line))
        var resting: [Int] = []
        for event in trace.events {
            switch event.kind {
            case .stepped(let line) where settles.contains(line):
                resting = open.values.filter { !epochs[$0].sawRest }
                for place in resting { epochs[place].sawRest = true }
            case .unsettled:
                // `settle` reached its limit, so the app was still working.
                for place in resting { epochs[place].sawRest = false }
            case .wanted(let resources):
                let (line, limit) = lines.popFirst().map { ($0.line, $0.limit) } ?? (nil, nil)
                let wanted = Set(resources)
                for (resource, place) in open where !wanted.contains(resource) {
                    epochs[place].end = event.at
                    epochs[place].closedBy = line
                    open[resource] = nil
                }
                for resource in resources where open[resource] == nil {
                    open[resource] = epochs.count
                    epochs.append(
                        WantEpoch(
                            resource: resource, start: event.at, end: nil, openedBy: line, closedBy: nil,
                            latestStart: limit.map { event.at + $0 }))
                }
            case .stepped, .requested, .cancelled, .gaveUp, .responded, .failed, .checked, .screen, .console,
                .fact:
                break
            }
        }
        return epochs
    }
}

extension Scenario {
    /// The `want` lines and their limits. The nth `wanted` event of a trace came from the nth `want` line of the run,
    /// because each step runs once, in order.
    var wants: [(line: Int, limit: Duration?)] {
        steps.compactMap { step in
            if case .want(_, let limit) = step.verb { (step.line, limit) } else { nil }
        }
    }
}
