import Referee
import VirtualTime
import Wire

/// When views went away, found by a view's path and an instant.
///
/// A view also goes away with any view that it is in, so the moments are kept in a tree of the parts of paths, and a look
/// walks down one path.
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

    /// The first departure of the view, or of one that it is in, at an instant or after it.
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
