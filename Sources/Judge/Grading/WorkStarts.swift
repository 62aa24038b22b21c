import Referee
import VirtualTime
import Wire

/// The instants at which the closures of the answer's modifiers started to run. Closures are identified by their place
/// in the source, and `.onAppear` by the name of its view.
struct WorkStarts: Sendable {
    private var closures: [SourceLocation: Set<VirtualInstant>] = [:]
    private var appearances: [String: Set<VirtualInstant>] = [:]

    init(in trace: Trace) {
        for event in trace.events {
            guard case .fact(let fact) = event.kind else { continue }
            if case .taskStarted(_, _, let location?) = fact {
                closures[location, default: []].insert(event.at)
            }
            if case .changeReported(_, let location?) = fact {
                closures[location, default: []].insert(event.at)
            }
            if case .appeared(let view, _) = fact {
                appearances[RunTally.name(ofView: view) ?? view, default: []].insert(event.at)
            }
        }
    }

    /// True if the closure or task that `scope` names ran in the given instant.
    func contain(_ instant: VirtualInstant, of scope: Scope, note: WorkNote) -> Bool {
        scope.phase == .onAppear
            ? appeared(scope.viewName, at: instant) : containClosure(of: note, at: instant)
    }

    /// True if the closure of the `.task` or `.onChange` ran in the given instant.
    func containClosure(of note: WorkNote, at instant: VirtualInstant) -> Bool {
        closures.contains { note.contains($0.key) && $0.value.contains(instant) }
    }

    func appeared(_ view: String, at instant: VirtualInstant) -> Bool {
        appearances[view]?.contains(instant) ?? false
    }

    /// True if a view of this name appears in the instant, and also appeared earlier.
    func reappeared(_ view: String, at instant: VirtualInstant) -> Bool {
        appeared(view, at: instant) && appearances[view]?.contains { $0 < instant } ?? false
    }
}
