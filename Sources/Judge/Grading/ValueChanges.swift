import Referee
import VirtualTime
import Wire

/// The times at which the values of views changed, by the name of the view.
struct ValueChanges: Sendable {
    private var changes: [String: [(at: VirtualInstant, state: String?)]] = [:]
    /// True if the trace has events about body evaluations. If the trace records no body evaluations, every value may
    /// have changed at any time.
    private var knowsBodies = false

    init(in trace: Trace) {
        for event in trace.events {
            guard case .fact(.bodyEvaluated(let view, let cause)) = event.kind else { continue }
            knowsBodies = true
            let name = RunTally.name(ofView: view) ?? view
            switch cause {
            case .inputChanged, .modelChanged, .environmentChanged:
                changes[name, default: []].append((event.at, nil))
            case .stateChanged(let state): changes[name, default: []].append((event.at, state))
            case .mounted, .rerendered: break
            }
        }
    }

    /// True if one of the values that the note names may have changed between the two instants.
    func mayConcern(_ note: WorkNote, from start: VirtualInstant, to end: VirtualInstant) -> Bool {
        guard knowsBodies else { return true }
        let changes = changes[note.type] ?? []
        let first = changes.indices.partitioningPlace { changes[$0].at >= start }
        // The search ends after 200 changes, because an app can write state very often.
        return changes[first...].prefix(200).prefix { $0.at <= end }.contains { change in
            change.state.map { state in note.omitted.contains { $0 == state || $0.hasPrefix("\(state).") } }
                ?? true
        }
    }
}
