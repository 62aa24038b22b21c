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

/// The number of runs that a host serves.
public enum HostManner: Sendable {
    /// The host serves one run, in the process that was started.
    case once
    /// The host serves many runs, each in a new copy of the process that was started. After `bye`, a new copy of the
    /// process answers the next `hello`, with fresh memory and, in the sandbox, an empty folder for temporary files.
    /// Copying a process is much faster than starting a host.
    case again
    /// Like `again`, but the process opens the app's library and looks up its types before the first copy. Looking up
    /// the types takes seconds once and saves most of each run's time. Use `prepared` only for a learner's own app that
    /// needs a copy for each run (`decisions/0086`).
    case prepared
}
