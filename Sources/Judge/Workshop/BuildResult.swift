import Synchronization
import Wire

/// How far an answer came on its way to an app.
public enum BuildResult: Sendable {
    case built(BuiltApp)
    /// The gate refuses it; never empty.
    case refused([GateFinding])
    /// The compiler rejects it; never empty.
    case rejected([Diagnostic])
    case exceeded(Limit, WorkPhase)
}

/// An answer as a library on disk. It is removed when this value and all apps that run from it are gone.
public final class BuiltApp: Sendable {
    let folder: WorkFolder
    /// The names of what is in its bundle.
    let resources: [String]
    let places: Places
    public let warnings: [Diagnostic]
    /// What the learner's source says about the work in it.
    public let work: [WorkNote]
    /// One play may follow another in the same process: nothing of the first is left.
    public let mayStay: Bool
    /// The cancellation of its build also ends its runs.
    let cancellation: Cancellation?
    private let waiting: Mutex<[WaitingHost]>

    init(
        folder: WorkFolder, resources: [String] = [], places: Places, warnings: [Diagnostic],
        work: [WorkNote],
        mayStay: Bool, waiting: [WaitingHost] = [], until cancellation: Cancellation? = nil
    ) {
        self.cancellation = cancellation
        self.folder = folder
        self.resources = resources
        self.places = places
        self.warnings = warnings
        self.work = work
        self.mayStay = mayStay
        self.waiting = Mutex(waiting)
    }

    func keep(_ host: WaitingHost) {
        waiting.withLock { $0.append(host) }
    }

    /// Removes and returns a host that waits for this app; nil if there is none.
    func takeHost(_ manner: HostManner, under limits: Limits) -> WaitingHost? {
        waiting.withLock { hosts in
            hosts.removeAll { !$0.isFresh(under: limits) }
            return hosts.lastIndex { $0.manner == manner }.map { hosts.remove(at: $0) }
        }
    }
}
