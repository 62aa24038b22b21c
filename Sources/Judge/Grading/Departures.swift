import Referee
import VirtualTime
import Wire

/// The moments at which views disappeared, by path and instant.
///
/// A view also disappears with each of its ancestors. So the moments are in a tree of path components, and a query walks down
/// one path.
struct Departures {
    private struct Node {
        var children: [Substring: Int] = [:]
        /// In order.
        var moments: [VirtualInstant] = []
    }
    private var nodes = [Node()]

    init(in trace: Trace) {
        for event in trace.events {
            guard case .fact(.disappeared(let view, _)) = event.kind else { continue }
            var node = 0
            for part in Self.parts(of: view) {
                if let next = nodes[node].children[part] {
                    node = next
                } else {
                    nodes.append(Node())
                    nodes[node].children[part] = nodes.count - 1
                    node = nodes.count - 1
                }
            }
            nodes[node].moments.append(event.at)
        }
    }

    /// When the view or one of its ancestors first disappeared, at this instant or later.
    func first(of view: String, after instant: VirtualInstant) -> VirtualInstant? {
        var node = 0
        var earliest: VirtualInstant?
        for part in Self.parts(of: view) {
            guard let next = nodes[node].children[part] else { break }
            node = next
            let moments = nodes[node].moments
            let place = moments.indices.partitioningPlace { moments[$0] >= instant }
            guard place < moments.count else { continue }
            earliest = min(moments[place], earliest ?? moments[place])
        }
        return earliest
    }

    private static func parts(of view: String) -> [Substring] {
        view.split(separator: "/", omittingEmptySubsequences: false)
    }
}
