/// A process for an app that was started before the answer was built.
///
/// The processes start while the compiler works, because starting a process takes almost as long as running a scenario.
/// A process loads the library from the answer's folder when the process receives the message `hello`.
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

    /// True if the process has waited for less than a tenth of its time limit. The limit on real time begins when the
    /// process starts, and includes the time of waiting.
    func isFresh(under limits: Limits) -> Bool {
        ContinuousClock.now - began < .seconds(limits.wallSeconds / 10)
    }
}

/// The number of runs that one process for apps can serve.
public enum HostManner: Sendable {
    /// The process serves a single run.
    case once
    /// The process serves many runs, each in a new copy of the process. After `bye`, a new copy of the process answers
    /// the next `hello`, with fresh memory and, in the sandbox, an empty folder for temporary files. Copying a process
    /// is much faster than starting a process.
    case again
    /// Like `again`, but the process loads the app and looks up the app's types before the first copy. Looking up the
    /// types once takes seconds, but makes every run much faster. Use `prepared` only for a learner's own app that
    /// needs a new copy of the process for each run (`decisions/0086`).
    case prepared
}
