/// Updates in a row that were each caused by what the one before called: a body, an `onChange`, an `onAppear`.
///
/// A chain that grows past its limit has no end. The tree then drops what is dirty and reports the cycle.
struct UpdateChain {
    static let limit = 200

    /// The last updates before the limit note which code writes what, for the report.
    private static let watched = 8

    private var length = 0
    private var goesOn = false
    private var writes: Set<String> = []

    var isEndless: Bool { length > Self.limit }

    /// True when the chain is long enough for its writes to be worth noting.
    var isNearLimit: Bool { length > Self.limit - Self.watched }

    /// Starts the next update. It belongs to the chain if the one before asked for it.
    mutating func beginUpdate() {
        length = goesOn ? length + 1 : 0
        goesOn = false
    }

    /// The running update has asked for another.
    mutating func continues() {
        goesOn = true
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
