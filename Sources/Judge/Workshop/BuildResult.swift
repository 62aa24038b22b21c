import Synchronization
import Wire

public enum BuildResult: Sendable {
    case built(BuiltApp)
    /// At least one reason why the gate refuses the answer.
    case refused([GateFinding])
    /// At least one error of the compiler.
    case rejected([Diagnostic])
    case exceeded(Limit, WorkPhase)
}

/// A built answer: a library on disk. The course deletes the library once neither a `BuiltApp` nor a running app uses
/// it.
public final class BuiltApp: Sendable {
    let folder: WorkFolder
    let resources: [String]
    let places: Places
    public let warnings: [Diagnostic]
    /// The gate's notes on tasks, actions and requests in the learner's source.
    public let work: [WorkNote]
    /// The pieces of a whole app that do not compile in the course. The app runs without the left-out pieces.
    public let leftOut: [SourceCut]
    /// True if one run can follow another in the same process, because the app keeps nothing between runs.
    public let mayStay: Bool
    /// Cancels the build and the runs of this app.
    let cancellation: Cancellation?
    private let waiting: Mutex<[WaitingHost]>

    init(
        folder: WorkFolder, resources: [String] = [], places: Places, warnings: [Diagnostic],
        work: [WorkNote], leftOut: [SourceCut] = [],
        mayStay: Bool, waiting: [WaitingHost] = [], until cancellation: Cancellation? = nil
    ) {
        self.cancellation = cancellation
        self.folder = folder
        self.resources = resources
        self.places = places
        self.warnings = warnings
        self.work = work
        self.leftOut = leftOut
        self.mayStay = mayStay
        self.waiting = Mutex(waiting)
    }

    func keep(_ host: WaitingHost) {
        waiting.withLock { $0.append(host) }
    }

    /// Removes and returns a process that waits for this app; nil if no process waits.
    func takeHost(_ manner: HostManner, under limits: Limits) -> WaitingHost? {
        waiting.withLock { hosts in
            hosts.removeAll { !$0.isFresh(under: limits) }
            return hosts.lastIndex { $0.manner == manner }.map { hosts.remove(at: $0) }
        }
    }
}
