import Referee
import Scenario
import VirtualTime

/// A period during which a `may` line allows, but does not require, requests for a resource.
public struct Permission: Hashable, Sendable {
    public var resource: Resource
    public var start: VirtualInstant
    /// The end of the period in which a `may` line allows the resource; nil if the period lasts to the end of the run.
    public var end: VirtualInstant?

    /// The first and the last instant belong to the permission.
    func contains(_ instant: VirtualInstant) -> Bool {
        start <= instant && end.map { instant <= $0 } ?? true
    }

    public static func all(in trace: Trace) -> [Permission] {
        var resources: [Int: [Resource]] = [:]
        for step in trace.scenario.steps {
            if case .may(let allowed) = step.verb { resources[step.line] = allowed }
        }
        var permissions: [Permission] = []
        var open: Range<Int> = 0..<0
        for event in trace.events {
            guard case .stepped(let line) = event.kind, let allowed = resources[line] else { continue }
            for place in open { permissions[place].end = event.at }
            let first = permissions.count
            permissions += allowed.map { Permission(resource: $0, start: event.at, end: nil) }
            open = first..<permissions.count
        }
        return permissions
    }
}
