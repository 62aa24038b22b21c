import Referee
import VirtualTime
import Wire

/// A cancelled task that changed the screen when it ended, after a newer run of the same `.task` had begun.
///
///     defer { isLoading = false }     // a cancelled task runs this line too
struct LateEnd {
    private struct Run {
        let view: String
        let location: SourceLocation?
        var isCancelled = false

        func hasPlace(of other: Run) -> Bool { view == other.view && location == other.location }
    }

    /// The tasks whose code is still running, by serial number.
    private var running: [Int: Run] = [:]
    /// The last canceled task that ended; nil after any later event except a change of the screen.
    private var ended: Run?
    /// The canceled task that changed the screen after a newer run of the same `.task` had begun.
    private var late: (run: Run, at: VirtualInstant, state: String?)?

    var location: SourceLocation? { late?.run.location }

    /// A sentence about the canceled task, with the moment and the state that the task wrote.
    var sentence: String? {
        late.map { late in
            "At \(late.at) the cancelled run of the .task\(late.run.location.map { " at \($0)" } ?? "") "
                + "\(late.state.map { "wrote `\($0)`" } ?? "changed the screen") after the next run had begun."
        }
    }

    mutating func take(_ event: TraceEvent) {
        switch event.kind {
        case .fact(.taskStarted(let view, let serial, let location)):
            let run = Run(view: view, location: location)
            if late?.run.hasPlace(of: run) ?? false { late = nil }
            running[serial] = run
        case .fact(.taskCancelled(_, let serial, _)): running[serial]?.isCancelled = true
        case .fact(.taskFinished(_, let serial)):
            guard let run = running.removeValue(forKey: serial) else { return }
            let hasSuccessor = running.values.contains { $0.hasPlace(of: run) && !$0.isCancelled }
            ended = run.isCancelled && hasSuccessor ? run : nil
            if !hasSuccessor, late?.run.hasPlace(of: run) ?? false { late = nil }
        case .fact(.bodyEvaluated(_, let cause)):
            guard let run = ended else { return }
            switch cause {
            case .stateChanged(let name): late = (run, event.at, name)
            case .modelChanged: late = (run, event.at, nil)
            case .mounted, .inputChanged, .environmentChanged, .rerendered: break
            }
        case .stepped, .requested, .responded, .failed, .gaveUp, .cancelled: ended = nil
        case .wanted, .checked, .unsettled, .screen, .console, .fact: break
        }
    }
}
