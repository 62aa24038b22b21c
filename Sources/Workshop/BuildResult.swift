import Synchronization
import Wire

/// What became of an answer on its way to an app.
public enum BuildResult: Sendable {
    case built(BuiltApp)
    /// The gate said no.
    case refused([GateFinding])
    /// The compiler said no; never empty.
    case rejected([Diagnostic])
    case exceeded(Limit, WorkPhase)
}

/// An answer as a library on disk, which lasts as long as this value or an app that runs from it.
public final class BuiltApp: Sendable {
    let folder: WorkFolder
    let places: Places
    public let warnings: [Diagnostic]
    /// What the learner's source says of the work in it.
    public let work: [WorkNote]
    /// What ended its build ends its runs.
    let cancellation: Cancellation?
    private let waiting: Mutex<[WaitingHost]>

    init(
        folder: WorkFolder, places: Places, warnings: [Diagnostic], work: [WorkNote],
        waiting: [WaitingHost] = [], until cancellation: Cancellation? = nil
    ) {
        self.cancellation = cancellation
        self.folder = folder
        self.places = places
        self.warnings = warnings
        self.work = work
        self.waiting = Mutex(waiting)
    }

    func keep(_ host: WaitingHost) {
        waiting.withLock { $0.append(host) }
    }

    /// A host that is ready for this app, if there is one that nobody has taken.
    func takeHost(under limits: Limits) -> WaitingHost? {
        waiting.withLock { hosts in
            hosts.removeAll { !$0.isFresh(under: limits) }
            return hosts.popLast()
        }
    }
}
