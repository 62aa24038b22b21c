/// An app host that was started before its answer was built.
///
/// Starting a host takes almost as long as running a scenario in it, and the compiler leaves the other cores idle. So
/// hosts start while it works. They see the answer's folder and load the library from it when they are greeted.
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

    /// False for a host that has waited too long: until it is greeted, its limit on wall time counts from its start.
    func isFresh(under limits: Limits) -> Bool {
        ContinuousClock.now - began < .seconds(limits.wallSeconds / 10)
    }
}

/// How many runs a host serves.
public enum HostManner: Sendable {
    /// One run, in the process that was started. It may live as long as its limits allow.
    case once
    /// Many runs, each in a new copy of the process that was started. After `bye`, the next `hello` gets a copy with fresh
    /// memory and, behind the wall, an empty folder for temporary files. A copy costs a small part of a start.
    case again
    /// As `again`, but the process opens the app's library and looks up its types before the first copy. That takes up to some
    /// seconds, once, and saves most of the time of each run. Only for an own app that needs a copy for each run (`decisions/0086`).
    case prepared
}
