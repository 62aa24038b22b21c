import Referee
import Scenario
import VirtualTime

/// A period of time during which the user wanted one resource. A perfect app sends exactly one request while the user
/// wants a resource.
///
/// If the next `want` line names the resource again, the period continues. A `want` line without the resource ends the
/// period, and a later `want` line with the resource begins a new period.
public struct WantEpoch: Sendable, Hashable {
    public var resource: Resource
    public var start: VirtualInstant
    /// The end of the period; nil if the period lasts to the end of the run.
    public var end: VirtualInstant?
    /// The scenario line that began the period, and the line that ended it.
    public var openedBy: Int?
    public var closedBy: Int?

    /// The latest instant at which the app may send the request; nil if the `want` line has no `within`.
    public var latestStart: VirtualInstant?

    /// True if, during the period, a `settle` line found an idle app that would never send the request. A `settle` line
    /// without pending work ends in the instant in which it begins.
    public var sawRest = false

    public var isEmpty: Bool { end == start }

    /// True if the period ended before the app had to send a request, and while the app was still working. If the user
    /// wanted the resource only for a short time, the app may send a request, but need not.
    public var mayGoUnserved: Bool {
        guard let end, !sawRest else { return false }
        return end <= latestStart ?? start
    }

    /// True if the period continues after the instant; the instant must be in the period.
    func lasts(beyond instant: VirtualInstant) -> Bool { end.map { $0 > instant } ?? true }

    /// The first and the last instant belong to the period.
    public func contains(_ instant: VirtualInstant) -> Bool {
        guard start <= instant else { return false }
        return end.map { instant <= $0 } ?? true
    }
}

extension WantEpoch {
    /// All periods of a run in which the user wanted a resource, in the order of their starts.
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
                // A `settle` line reached its limit, so the app was not idle.
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
    /// The scenario's `want` lines, and the time that each line allows with `within`. Each step runs once and in order,
    /// so the nth `wanted` event of a trace comes from the nth `want` line.
    var wants: [(line: Int, limit: Duration?)] {
        steps.compactMap { step in
            if case .want(_, let limit) = step.verb { (step.line, limit) } else { nil }
        }
    }
}
