import Referee
import Scenario
import VirtualTime

/// One stretch of time during which one resource was wanted. A perfect app sends one request for it.
///
/// A `want` line that names a resource still wanted continues its epoch. One that leaves it out ends it, and a later
/// one begins another.
public struct WantEpoch: Sendable, Hashable {
    public var resource: Resource
    public var start: VirtualInstant
    /// Nil while it lasts to the end of the run.
    public var end: VirtualInstant?
    /// The `want` line that began it, and the one that ended it.
    public var openedBy: Int?
    public var closedBy: Int?

    /// The latest moment for its request, if the `want` line says `within`.
    public var latestStart: VirtualInstant?

    /// A `settle` line while it lasted found an app with nothing left to do: a request was not going to come. That takes no time
    /// where nothing was on its way.
    public var sawRest = false

    /// Wanted and given up in one instant.
    public var isEmpty: Bool { end == start }

    /// Given up before it had to be requested, and before the app came to rest. A request for it is right, and so is none.
    public var mayGoUnserved: Bool {
        guard let end, !sawRest else { return false }
        return end <= latestStart ?? start
    }

    /// True if it has not ended when this instant, which it contains, is over.
    func lasts(beyond instant: VirtualInstant) -> Bool { end.map { $0 > instant } ?? true }

    /// Both ends belong to it, because accounts are settled when an instant is over.
    public func contains(_ instant: VirtualInstant) -> Bool {
        guard start <= instant else { return false }
        return end.map { instant <= $0 } ?? true
    }
}

extension WantEpoch {
    /// The epochs of a run, in the order in which they began.
    public static func all(in trace: Trace) -> [WantEpoch] {
        // Steps run in order and once each: the nth `wanted` event came from the nth `want` line.
        var lines = trace.scenario.steps.compactMap { step -> (line: Int, limit: Duration?)? in
            if case .want(_, let limit) = step.verb { (step.line, limit) } else { nil }
        }[...]
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
                // It did not rest after all.
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
