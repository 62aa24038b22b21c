/// A series of updates, each requested by code that the previous update ran: a body, an
/// `onChange`, an `onAppear`.
///
/// A chain longer than its limit counts as endless. The tree then drops the dirty nodes
/// and reports the cycle.
struct UpdateChain {
    static let limit = 200

    /// In this many last updates before the limit, the chain records which code writes what, for the report.
    private static let watched = 8

    /// Counts the chains. One frame shows everything that one event causes.
    private(set) var frame = 0

    /// Counts the updates. All writes that wait when an update starts belong to it, even in several groups.
    private(set) var update = 0

    /// How often one `onChange` may run in a frame. Updates that start with an appearance take several frames
    /// on a device, so they get more rounds.
    var roundsInFrame: Int { isFromAppearance ? 6 : 2 }

    private var length = 0
    private var goesOn = false
    private var isFromAppearance = false
    private var nextIsFromAppearance = false
    private var writes: Set<String> = []

    var isEndless: Bool { length > Self.limit }

    /// True when the chain is so long that its writes are recorded.
    var isNearLimit: Bool { length > Self.limit - Self.watched }

    /// Starts the next update. It continues the chain if the previous update requested it.
    mutating func beginUpdate() {
        update += 1
        length = goesOn ? length + 1 : 0
        if !goesOn { frame += 1 }
        isFromAppearance = nextIsFromAppearance || goesOn && isFromAppearance
        (goesOn, nextIsFromAppearance) = (false, false)
    }

    /// Called when an `onAppear` requests the next update.
    mutating func appearanceWrites() {
        nextIsFromAppearance = true
    }

    /// Called when the running update requests another.
    mutating func continues() {
        goesOn = true
    }

    /// Ends the chain. The next update starts a new one.
    mutating func breakOff() {
        (length, goesOn, nextIsFromAppearance, writes) = (0, false, false, [])
    }

    mutating func note(_ write: String) {
        writes.insert(write)
    }

    /// The cause of the cycle: the chain's writes or, without writes, the bodies that run again.
    func evidence(orBodies bodies: some Sequence<String>) -> String {
        let views = Set(bodies).map { "the body of \($0) runs again" }
        return (writes.isEmpty ? views : Array(writes)).sorted().joined(separator: ", ")
    }
}
