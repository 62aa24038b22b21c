/// A chain is a series of updates, in which a body, an `onChange` or an `onAppear` of each update requests the next
/// update.
///
/// A chain longer than `limit` counts as endless. After the limit, the tree drops the dirty nodes and reports the
/// cycle.
struct UpdateChain {
    static let limit = 200

    /// The report shows only writes in the last `watched` updates before the limit, so earlier writes are not
    /// recorded.
    private static let watched = 8

    /// The number of the current frame of the screen. Each chain of updates is one frame of the screen.
    private(set) var frame = 0

    /// The number of updates so far.
    private(set) var update = 0

    /// How often one `onChange` may run in a frame of the screen. On a device, an update that begins with an
    /// appearance takes several frames, and an `onChange` may therefore run more often.
    var roundsInFrame: Int { isFromAppearance ? 6 : 2 }

    private var length = 0
    private var goesOn = false
    private var isFromAppearance = false
    private var nextIsFromAppearance = false
    private var writes: Set<String> = []

    var isEndless: Bool { length > Self.limit }

    /// True if the chain is near its limit, so that its writes are recorded for the report.
    var isNearLimit: Bool { length > Self.limit - Self.watched }

    /// Starts the next update. The next update belongs to the chain if the running update requests the next update.
    mutating func beginUpdate() {
        update += 1
        length = goesOn ? length + 1 : 0
        if !goesOn { frame += 1 }
        isFromAppearance = nextIsFromAppearance || goesOn && isFromAppearance
        (goesOn, nextIsFromAppearance) = (false, false)
    }

    /// The tree calls `appearanceWrites` when an `onAppear` requests the next update.
    mutating func appearanceWrites() {
        nextIsFromAppearance = true
    }

    /// Called if the running update requests another update.
    mutating func continues() {
        goesOn = true
    }

    /// Ends the chain. The next update starts a new chain.
    mutating func breakOff() {
        (length, goesOn, nextIsFromAppearance, writes) = (0, false, false, [])
    }

    mutating func note(_ write: String) {
        writes.insert(write)
    }

    /// Describes the cause of the cycle: the writes in the cycle or, without a known write, the bodies that run
    /// again.
    func evidence(orBodies bodies: some Sequence<String>) -> String {
        let views = Set(bodies).map { "the body of \($0) runs again" }
        return (writes.isEmpty ? views : Array(writes)).sorted().joined(separator: ", ")
    }
}
