/// An app host that was started before its answer was built.
///
/// Hosts start while the compiler works, because starting a host takes almost as long as running a scenario in it.
/// When the hosts receive `hello`, they load the library from the answer's folder.
struct WaitingHost {
    let manner: HostManner
    let socket: Descriptor
    let child: Child
    private let began = ContinuousClock.now

    init(_ manner: HostManner, socket: Descriptor, child: Child) {
        self.manner = manner
        self.socket = socket
        self.child = child
    }

    /// True if the host has waited for less than a tenth of its time limit. A waiting host's limit on real time starts
    /// with its process.
    func isFresh(under limits: Limits) -> Bool {
        ContinuousClock.now - began < .seconds(limits.wallSeconds / 10)
    }
}

/// The number of runs that one process for apps can serve.
public enum HostManner: Sendable {
    /// The process serves a single run.
    case once
    /// The host serves many runs, each in a new copy of the process that was started. After `bye`, a new copy of the
    /// process answers the next `hello`, with fresh memory and, in the sandbox, an empty folder for temporary files.
    /// Copying a process is much faster than starting a process.
    case again
    /// Like `again`, but the process loads the app and looks up the app's types before the first copy. Looking up the
    /// types once takes seconds, but makes every run much faster. Use `prepared` only for a learner's own app that
    /// needs a new copy of the process for each run (`decisions/0086`).
    case prepared
}
