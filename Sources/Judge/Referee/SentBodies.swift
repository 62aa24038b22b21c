import Scenario
import Wire

/// The bodies that the network has sent in a run. They tell which content is on screen, and whether it is still the latest.
struct SentBodies {
    /// Where a body came from.
    struct Origin: Hashable {
        let resource: Resource
        let status: Int
    }

    /// The latest body of each resource that came with status 200. An app has no reason to show any other.
    private(set) var latest: [Resource: BodyMark] = [:]
    private(set) var origins: [BodyMark: Origin] = [:]
    private var all: [Resource: [BodyMark]] = [:]

    mutating func add(_ response: Response, from resource: Resource) {
        let mark = BodyMark(of: response.body)
        if response.status == 200 { latest[resource] = mark }
        origins[mark] = Origin(resource: resource, status: response.status)
        all[resource, default: []].append(mark)
    }

    /// Every body of a resource, refused ones included.
    func all(of resource: Resource) -> [BodyMark] { all[resource] ?? [] }
}
