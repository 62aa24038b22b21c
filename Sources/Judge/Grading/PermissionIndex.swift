import Scenario
import VirtualTime

/// Finds out whether a resource may be fetched at an instant, without looking at every permission.
struct PermissionIndex {
    private let stretches: [Resource: [Permission]]

    /// - Parameter permissions: in the order in which they began. Those of one resource follow each other.
    init(_ permissions: [Permission]) {
        stretches = Dictionary(grouping: permissions, by: \.resource)
    }

    func permits(_ resource: Resource, at instant: VirtualInstant) -> Bool {
        guard let stretches = stretches[resource] else { return false }
        let behind = stretches.indices.partitioningPlace { stretches[$0].start > instant }
        // An earlier stretch has ended before the last one began, or in that instant.
        return behind > 0 && stretches[behind - 1].contains(instant)
    }
}
