/// An app host that was started before its answer was built.
///
/// Starting a host takes almost as long as running a scenario in it, and the compiler leaves the other cores idle. So
/// hosts start while it works. They see the answer's folder, and open the library in it when they receive `hello`.
struct WaitingHost {
    let socket: Descriptor
    let child: Child
    private let began = ContinuousClock.now

    init(socket: Descriptor, child: Child) {
        self.socket = socket
        self.child = child
    }

    /// False for a host that has waited long: its limit on wall time counts from its start.
    func isFresh(under limits: Limits) -> Bool {
        ContinuousClock.now - began < .seconds(limits.wallSeconds / 10)
    }
}
