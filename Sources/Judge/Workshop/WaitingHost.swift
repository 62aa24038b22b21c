/// An app host that was started before its answer was built.
///
/// Starting a host takes almost as long as running a scenario in it, and the compiler leaves the other cores idle. So
/// hosts start while it works. They see the answer's folder, and open the library in it when they are greeted.
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

    /// False for a host that has waited long: until it is greeted, its limit on wall time counts from its start.
    func isFresh(under limits: Limits) -> Bool {
        ContinuousClock.now - began < .seconds(limits.wallSeconds / 10)
    }
}

/// How often a host plays its answer.
public enum HostManner: Sendable {
    /// Once, in the process that was started. It may live for as long as its limits say.
    case once
    /// Again and again, each time in a copy of the process that was started: after `bye`, the next `hello` is answered by
    /// fresh memory, and behind the wall by an empty folder for temporary files. A play costs a small part of a start.
    case again
}
