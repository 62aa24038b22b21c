/// Updates in a row that were each caused by what the one before called: a body, an `onChange`, an `onAppear`.
///
/// A chain that grows past its limit has no end. The tree then drops what is dirty and reports the cycle.
struct UpdateChain {
    static let limit = 200

    /// The last updates before the limit note which code writes what, for the report.
    private static let watched = 8

    /// What one event causes is shown in one frame. Counts up with each chain.
    private(set) var frame = 0

    /// Counts up with each update. Writes that an update finds waiting belong to it, in however many groups.
    private(set) var update = 0

    /// How often one `onChange` may run in a frame. What an appearance starts takes several frames on a device.
    var roundsInFrame: Int { isFromAppearance ? 6 : 2 }

    private var length = 0
    private var goesOn = false
    private var isFromAppearance = false
    private var nextIsFromAppearance = false
    private var writes: Set<String> = []

    var isEndless: Bool { length > Self.limit }

    /// True when the chain is long enough for its writes to be worth noting.
    var isNearLimit: Bool { length > Self.limit - Self.watched }

    /// Starts the next update. It belongs to the chain if the one before asked for it.
    mutating func beginUpdate() {
        update += 1
        length = goesOn ? length + 1 : 0
        if !goesOn { frame += 1 }
        isFromAppearance = nextIsFromAppearance || goesOn && isFromAppearance
        (goesOn, nextIsFromAppearance) = (false, false)
    }

    /// The next update is what an `onAppear` has asked for.
    mutating func appearanceWrites() {
        nextIsFromAppearance = true
    }

    /// The running update has asked for another.
    mutating func continues() {
        goesOn = true
    }

    /// What follows is its own chain.
    mutating func breakOff() {
        (length, goesOn, nextIsFromAppearance, writes) = (0, false, false, [])
    }

    mutating func note(_ write: String) {
        writes.insert(write)
    }

    /// What keeps the chain going: its writes, or if it has none, the bodies that run again.
    func evidence(orBodies bodies: some Sequence<String>) -> String {
        let views = Set(bodies).map { "the body of \($0) runs again" }
        return (writes.isEmpty ? views : Array(writes)).sorted().joined(separator: ", ")
    }
}
