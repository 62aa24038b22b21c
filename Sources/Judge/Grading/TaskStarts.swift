import Referee
import VirtualTime
import Wire

/// The instants at which `.task` closures started, by their place in the source.
struct TaskStarts: Sendable {
    private var instants: [SourceLocation: Set<VirtualInstant>] = [:]

    init(in trace: Trace) {
        for event in trace.events {
            guard case .fact(.taskStarted(_, _, let location?)) = event.kind else { continue }
            instants[location, default: []].insert(event.at)
        }
    }

    /// True if the `.task` of this note started in this instant.
    func contain(_ instant: VirtualInstant, of note: WorkNote) -> Bool {
        instants.contains { note.contains($0.key) && $0.value.contains(instant) }
    }
}
