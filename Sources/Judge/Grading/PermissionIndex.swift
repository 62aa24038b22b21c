import Scenario
import VirtualTime

/// Looks up whether `may` lines allow a request for a resource at an instant, without searching all permissions.
struct PermissionIndex {
    private let stretches: [Resource: [Permission]]

    /// - Parameter permissions: in order of their start.
    init(_ permissions: [Permission]) {
        stretches = Dictionary(grouping: permissions, by: \.resource)
    }

    func permits(_ resource: Resource, at instant: VirtualInstant) -> Bool {
        guard let stretches = stretches[resource] else { return false }
        let behind = stretches.indices.partitioningPlace { stretches[$0].start > instant }
        // Permissions of one resource do not overlap, so only the last permission that has begun can contain the
        // instant.
        return behind > 0 && stretches[behind - 1].contains(instant)
    }
}
