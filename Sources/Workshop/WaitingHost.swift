/// An app host that was started before the answer it is for was built.
///
/// Starting one takes almost as long as running a scenario in it, and the compiler leaves the other cores idle. So
/// hosts start while it works. They see the answer's folder, and open what lies in it only when they are greeted.
struct WaitingHost {
    let socket: Descriptor
    let child: Child
    private let began = ContinuousClock.now

    init(socket: Descriptor, child: Child) {
        self.socket = socket
        self.child = child
    }

    /// One that has waited long has not its full time any more: its limit on wall time counts from its start.
    func isFresh(under limits: Limits) -> Bool {
        ContinuousClock.now - began < .seconds(limits.wallSeconds / 10)
    }
}
