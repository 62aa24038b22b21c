import Referee
import VirtualTime
import Wire

/// The moments at which the senders of requests disappeared from the screen.
///
/// Several views can share a path in the view tree, such as the rows of a list or the successive pages of a stack. If
/// several views share a path, the trace does not tell which view disappeared. The sender of a request has disappeared
/// if all views that can have sent the request have disappeared. A view disappears together with each of its ancestors.
public struct Departures: Sendable {
    private struct Change {
        /// The index of the trace event that records the view's appearance or disappearance.
        let event: Int
        let at: VirtualInstant
        let isArrival: Bool
        /// The number of views at the path after the appearance or disappearance.
        let present: Int
    }
    /// The appearances and disappearances of the views at each path, in order.
    private var changes: [String: [Change]] = [:]
    /// The indexes of the events in the trace at which the scenario's steps began.
    private var steps: [Int] = []
    /// The index of each request's event in the trace, by request id.
    private var requests: [Int: Int] = [:]

    public init(in trace: Trace) {
        for (place, event) in trace.events.enumerated() {
            switch event.kind {
            case .fact(.appeared(let view, _)):
                add(view, isArrival: true, event.at, place)
            case .fact(.disappeared(let view, _)):
                add(view, isArrival: false, event.at, place)
            case .requested(let request, _): requests[request.id] = place
            case .stepped: steps.append(place)
            case .cancelled, .responded, .failed, .gaveUp, .wanted, .checked, .unsettled, .screen,
                .console, .fact:
                break
            }
        }
    }

    private mutating func add(_ view: String, isArrival: Bool, _ instant: VirtualInstant, _ event: Int) {
        let present = (changes[view]?.last?.present ?? 0) + (isArrival ? 1 : -1)
        changes[view, default: []].append(
            Change(event: event, at: instant, isArrival: isArrival, present: present))
    }

    /// The moment at which the request's sender, or an ancestor of the sender, disappeared; nil if the sender may still
    /// exist.
    public func gone(sender view: String, of record: RequestRecord) -> VirtualInstant? {
        guard let request = requests[record.id] else { return nil }
        var path = view[...]
        var earliest: VirtualInstant?
        while !path.isEmpty {
            if let gone = gone(at: String(path), request, record.started) {
                earliest = min(gone, earliest ?? gone)
            }
            path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        }
        return earliest
    }

    /// The outermost view on the path `view` that disappeared in this instant while a new view appeared at the same
    /// path. The function ignores a path with several views, such as the path of a list's rows.
    func replaced(above view: String, at instant: VirtualInstant) -> String? {
        let ends = view.indices.filter { view[$0] == "/" } + [view.endIndex]
        let outermost = ends.map { String(view[..<$0]) }.first { path in
            guard let changes = changes[path] else { return false }
            let first = changes.indices.partitioningPlace { changes[$0].at >= instant }
            let before = changes[..<first].last?.present ?? 0
            let now = Array(changes[first...].prefix { $0.at == instant })
            guard before == 1, now.count == 2, now[0].isArrival != now[1].isArrival else { return false }
            // If the user closes a view and opens it again, the new view is not a replacement.
            let step = steps.indices.partitioningPlace { steps[$0] > now[0].event }
            return step == steps.endIndex || steps[step] > now[1].event
        }
        // If SwiftUI replaced even the root view, the user left the screen and came back.
        return outermost == String(view.prefix { $0 != "/" }) ? nil : outermost
    }

    /// The number of views that have this path at the end of the instant.
    func count(at path: String, _ instant: VirtualInstant) -> Int {
        let changes = changes[path] ?? []
        return changes[..<changes.indices.partitioningPlace { changes[$0].at > instant }].last?.present ?? 0
    }

    /// - Parameter request: the index of the request's event in the trace.
    private func gone(at path: String, _ request: Int, _ started: VirtualInstant) -> VirtualInstant? {
        guard let changes = changes[path] else { return nil }
        let next = changes.indices.partitioningPlace { changes[$0].event > request }
        // If a view sends a request in its `onAppear`, the trace records the request before the view's appearance, in
        // the same instant.
        let senders =
            (changes[..<next].last?.present ?? 0)
            + changes[next...].prefix { $0.at == started }.count(where: \.isArrival)
        var left = max(1, senders)
        var newer: [VirtualInstant] = []
        for change in changes[next...] {
            if change.isArrival {
                if change.at > started { newer.append(change.at) }
            } else if let other = newer.firstIndex(where: { $0 < change.at }) {
                // If two views share a path, the newer view may disappear first. If a view appeared in the instant
                // itself, the new view replaced an older view.
                newer.remove(at: other)
            } else {
                left -= 1
                if left == 0 { return change.at }
            }
        }
        return nil
    }
}
