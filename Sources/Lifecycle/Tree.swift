// Lifecycle: the engine. A retained tree of nodes with identity, state, appearance and tasks.
//
// It knows time (`VirtualTime`) and the facts it records (`Wire`). It knows no Apple name: `SwiftUI` lowers its
// values into nodes of this module. Start with this file (what happens in an update, in which order), then
// `Node` (a place in the tree), `EvaluatedNode` (a node with a body) and `StateCell` (what makes bodies run).

import VirtualTime
import Wire

/// The app's views as they stand: what is on screen, what has changed, and what has to happen because of it.
///
/// An update has two halves. The *pass* runs the bodies of what is dirty, parents before children, and only those.
/// The *commit* then tells views about it, in this order:
///
/// 1. what is new appears, deepest view first, inner modifier before outer;
/// 2. what is gone disappears, in the same order, and its tasks are cancelled;
/// 3. changes are reported (`onChange`) and tasks whose identity changed are cancelled;
/// 4. who listens for preferences hears what has become of them, deepest first;
/// 5. tasks start, inner before outer.
@MainActor public final class Tree {
    public let simulation: Simulation
    public private(set) var root: Node?

    private var dirty: [EvaluatedNode] = []
    private var pending: [PendingUpdate] = []
    private var transaction = 0
    private var transactionCount = 0
    private var layouts: [LazyNode] = []
    private var isFlushScheduled = false
    private var isUpdating = false

    /// Updates in a row that were each caused by what the one before called: a body, an `onChange`, an `onAppear`.
    private var chain = Chain()
    private var taskCount = 0
    private var nodeCount = 0
    private var screenIsStale = false
    private var lastScreen: [ScreenLine] = []

    private var inserted: [Node] = []
    private var removed: [Node] = []
    private var reports: [@MainActor () -> Void] = []
    private var starts: [TaskNode] = []
    private var listeners: [any PreferenceListening] = []

    /// Writes that become visible to bodies together, in one update.
    private struct PendingUpdate {
        let transaction: Int
        var commits: [@MainActor () -> Void]
    }

    private struct Chain {
        var length = 0
        var goesOn = false
        /// What the latest updates of the chain wrote, and in which code.
        var writes: Set<String> = []
    }

    /// More updates than this that cause each other mean that there is no end to it.
    static let updatesInARow = 200

    /// The tree of this process: what code without a place in it, such as `withAnimation`, means.
    public private(set) static weak var current: Tree?

    public init(simulation: Simulation) {
        self.simulation = simulation
        Self.current = self
    }

    // MARK: - The root

    /// What every view inherits that no view sets.
    public private(set) var ambient = Ambient()

    public func mount(_ makeRoot: (Site) -> Node) {
        precondition(root == nil, "the tree already has a root")
        let ambient = ambient
        let node = AmbientNode(at: Site(tree: self), setting: { $0 = ambient }, content: makeRoot)
        root = node
        inserted.append(node)
        layOut()
        commit()
    }

    /// Changes what every view inherits, now and after the next `mount`.
    public func setAmbient(_ ambient: Ambient) {
        self.ambient = ambient
        (root as? AmbientNode)?.update { $0 = ambient }
        scheduleFlush()
    }

    /// Takes everything off screen and forgets it.
    public func unmount() {
        guard let root else { return }
        self.root = nil
        discard(root)
        commit()
    }

    // MARK: - What changed

    func markDirty(_ node: EvaluatedNode) {
        dirty.append(node)
        scheduleFlush()
    }

    /// Has `commit` called at the next update. What is written under one transaction becomes visible together.
    func willUpdate(_ name: String, _ commit: @escaping @MainActor () -> Void) {
        if isUpdating, chain.length > Self.updatesInARow - 8, let writer = Scopes.current {
            chain.writes.insert("\(name) is written by \(writer.inWords)")
        }
        if pending.last?.transaction != transaction {
            pending.append(PendingUpdate(transaction: transaction, commits: []))
        }
        pending[pending.count - 1].commits.append(commit)
        scheduleFlush()
    }

    /// Everything written in `body` is an update of its own, after what was written before and before what is
    /// written later.
    public func inTransaction<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = transaction
        transactionCount += 1
        transaction = transactionCount
        defer {
            // What follows is a new group, too, even if it is written under the same outer transaction.
            transaction = outer
        }
        return try body()
    }

    private func scheduleFlush() {
        if isUpdating { chain.goesOn = true }
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        // Behind everything already due: all writes of this turn of the main actor end up in one update.
        simulation.afterEverythingDue { self.flush() }
    }

    /// The node's rows may be others now. They are laid out when the pass is over.
    func needsLayout(_ node: LazyNode) {
        if !layouts.contains(where: { $0 === node }) { layouts.append(node) }
        scheduleFlush()
    }

    func didInsert(_ node: Node) {
        inserted.append(node)
    }

    /// The node stays in the tree and goes off screen, when the update commits.
    func conceal(_ node: Node) {
        removed.append(node)
    }

    /// Takes a subtree out of the tree. Its views hear of it when the update commits.
    func discard(_ node: Node) {
        node.leaveTree()
        removed.append(node)
    }

    /// Calls `report` once the update has been committed.
    func afterCommit(_ report: @escaping @MainActor () -> Void) {
        reports.append(report)
    }

    func startAfterCommit(_ node: TaskNode) {
        starts.append(node)
    }

    /// What is said inside `listener` may be something else now.
    func preferencesChanged(_ listener: any PreferenceListening) {
        if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
    }

    func newTaskSerial() -> Int {
        taskCount += 1
        return taskCount
    }

    func newNodeSerial() -> Int {
        nodeCount += 1
        return nodeCount
    }

    // MARK: - The update

    /// Makes each group of writes visible, runs what is dirty because of it, and tells the views.
    public func flush() {
        isFlushScheduled = false
        chain.length = chain.goesOn ? chain.length + 1 : 0
        chain.goesOn = false
        isUpdating = true
        defer { isUpdating = false }
        let groups = take(&pending)
        if chain.length > Self.updatesInARow {
            for group in groups { for commit in group.commits { commit() } }
            return giveUp()
        }
        for group in groups {
            for commit in group.commits { commit() }
            update()
        }
        if groups.isEmpty { update() }
    }

    private func update() {
        var passes = 0
        while !dirty.isEmpty || !layouts.isEmpty {
            passes += 1
            if passes > Self.updatesInARow { return giveUp() }
            // Shallow first: a parent's body may give a dirty child its new value and spare it a run of its own.
            // Nodes of one depth run in the order in which they were made. No two share a serial: the order is total.
            let batch = take(&dirty).sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
            for node in batch where node.isInTree && node.isDirty { node.reevaluate() }
            layOut()
        }
        commit()
    }

    private func layOut() {
        for node in take(&layouts) where node.isInTree { node.layOut() }
    }

    private func giveUp() {
        let views = Set(dirty.map(\.path)).map { "the body of \($0) runs again" }
        let evidence = (chain.writes.isEmpty ? views : Array(chain.writes)).sorted().joined(separator: ", ")
        for node in take(&dirty) { node.forgetChange() }
        layouts.removeAll()
        chain = Chain()
        EventLog.shared.diagnose(
            .updateCycle,
            "\(Self.updatesInARow) updates in a row were each caused by the one before: \(evidence)")
        commit()
    }

    private func commit() {
        screenIsStale = true
        let (inserted, removed) = (take(&inserted), take(&removed))
        for node in inserted where node.isInTree && node.mayAppear { node.appear() }
        for node in removed where !node.isInTree || !node.isShown { node.disappear() }
        for report in take(&reports) { report() }
        // No two nodes share a serial: the order is total.
        for listener in take(&listeners).sorted(by: { ($0.depth, $0.serial) > ($1.depth, $1.serial) }) {
            listener.listen()
        }
        for node in take(&starts) { node.start() }
    }

    private func take<Element>(_ list: inout [Element]) -> [Element] {
        defer { list = [] }
        return list
    }

    // MARK: - The screen

    /// Records what is on screen if it differs from what was recorded last. Called when an instant is over: what
    /// stood there for no time at all, nobody saw.
    public func recordScreen(at instant: VirtualInstant) {
        guard screenIsStale else { return }
        screenIsStale = false
        var screen = Screen()
        root?.draw(on: &screen)
        guard screen.lines != lastScreen else { return }
        lastScreen = screen.lines
        EventLog.shared.record(.screen(screen.lines), at: instant, scope: nil)
    }

    /// What a view says, without putting it on screen: for labels that name something else.
    public func words(_ make: (Site) -> Node) -> String {
        var screen = Screen()
        make(Site(tree: self)).draw(on: &screen)
        return screen.lines.filter { $0.kind == .text }.map(\.content).joined(separator: " ")
    }

    /// Something that is drawn has changed without a body having run.
    func screenChanged() {
        screenIsStale = true
    }

    /// The first node, in reading order, for which `answer` has one.
    public func first<Answer>(_ answer: (Node) -> Answer?) -> Answer? {
        root?.first(answer)
    }
}

extension Scope {
    /// `onChange at Row.swift:12`, or `the body of Host/Row`.
    fileprivate var inWords: String {
        location.map { "\(phase.rawValue) at \($0)" } ?? "the \(phase.rawValue) of \(view)"
    }
}
