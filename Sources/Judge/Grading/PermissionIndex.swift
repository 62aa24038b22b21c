import Scenario
import VirtualTime

/// Tells quickly whether a `may` line allows a request for a resource at an instant.
struct PermissionIndex {
    private let stretches: [Resource: [Permission]]

    /// - Parameter permissions: the permissions in the order in which they start.
    init(_ permissions: [Permission]) {
        stretches = Dictionary(grouping: permissions, by: \.resource)
    }

    func permits(_ resource: Resource, at instant: VirtualInstant) -> Bool {
        guard let stretches = stretches[resource] else { return false }
        let behind = stretches.indices.partitioningPlace { stretches[$0].start > instant }
        // The periods of permission for one resource do not overlap, so only the latest period before the instant can
        // contain the instant.
        return behind > 0 && stretches[behind - 1].contains(instant)
    }
}
