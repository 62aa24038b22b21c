// Lifecycle: the engine. A retained tree of nodes with identity, state, appearance and tasks.
//
// It knows time (`VirtualTime`) and the facts it records (`Wire`). It knows no Apple name: `SwiftUI` lowers its
// values into nodes of this module. Start with this file (what happens in an update), then `PendingCommit` (what the
// views receive after it, in which order), `Node` (a place in the tree), `EvaluatedNode` (a node with a body) and
// `StateCell` (what makes bodies run).

import VirtualTime
import Wire

/// The app's views: what is on screen, what has changed, and what has to happen because of it.
///
/// An update has two halves. The *pass* runs the bodies of dirty nodes, parents before children, and no others. The
/// *commit* then tells the views, in the order that `PendingCommit` states.
@MainActor public final class Tree {
    public let simulation: Simulation
    public private(set) var root: Node?

    /// What every view inherits that no view sets.
    public private(set) var ambient = Ambient()

    let pendingCommit = PendingCommit()

    /// On screen now, in the order in which they appeared.
    var focusPlaces: [Loose<FocusNode>] = []

    /// All that are alive. A screen is drawn after each change, so they are not looked for in the whole tree.
    var presentations: [Loose<PresentationNode>] = []

    private var dirty: [EvaluatedNode] = []
    private var layouts: [LazyNode] = []
    private var writes = WriteGroups()
    private(set) var chain = UpdateChain()
    private var updateNote: TransactionNote?

    /// Counts up with each update, for what is computed once in it.
    public private(set) var passNumber = 0
    private var isFlushScheduled = false
    private var isUpdating = false
    private var taskCount = 0
    private var nodeCount = 0
    private var screenIsStale = false
    /// Also those that another one follows before any time passes. It costs a drawing for each update.
    public var recordsEveryScreen = false
    /// Before the first one an app has shown nothing, and a blank first screen is no news unless every screen is asked for.
    private var lastScreen: [ScreenLine]? = []

    /// The tree of this process, for code that has no place in it, such as `withAnimation`. The newest one that is
    /// still in memory.
    public static var current: Tree? { newest }
    /// Not `weak`, for the reason that `Loose` gives.
    nonisolated(unsafe) private unowned(unsafe) static var newest: Tree?

    public init(simulation: Simulation) {
        self.simulation = simulation
        Self.newest = self
    }

    deinit {
        if Self.newest === self { Self.newest = nil }
    }

    // MARK: - The root

    /// Builds the root and commits at once: its views have appeared and their tasks have started when this returns.
    /// Traps if there is a root already.
    public func mount(_ makeRoot: (Site) -> Node) {
        precondition(root == nil, "the tree already has a root")
        let ambient = ambient
        let node = AmbientNode(at: Site(tree: self), setting: { $0 = ambient }, content: makeRoot)
        root = node
        pendingCommit.insert(node)
        layOut()
        commit()
        if recordsEveryScreen { lastScreen = nil }
        recordPassingScreen()
    }

    /// Changes what every view inherits. Bodies that read a changed key run at the next update; the next `mount` starts
    /// with the new values.
    public func setAmbient(_ ambient: Ambient) {
        self.ambient = ambient
        (root as? AmbientNode)?.update { $0 = ambient }
        scheduleFlush()
    }

    /// Takes everything off screen and forgets it. All views have disappeared and their tasks are cancelled when this
    /// returns. Does nothing without a root.
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

    /// Calls `commit` at the next update, together with the other writes of its group.
    func willUpdate(_ name: String, _ commit: @escaping @MainActor () -> Void) {
        if isUpdating, chain.isNearLimit, let writer = Scopes.current {
            chain.note("\(name) is written by \(writer.inWords)")
        }
        if simulation.currentTask == nil, Scopes.current?.phase == .onAppear { chain.appearanceWrites() }
        writes.add(commit)
        scheduleFlush()
    }

    /// Everything written in `body` is its own update, after what was written before and before what is written
    /// later. `body` runs at once; the update comes with the next flush.
    ///
    /// - Parameter note: what `transactionNote` says during that update.
    public func inTransaction<Result>(_ note: TransactionNote? = nil, _ body: () throws -> Result) rethrows
        -> Result
    {
        let outer = writes.beginTransaction(note)
        defer { writes.endTransaction(returningTo: outer) }
        return try body()
    }

    /// Whether something was written in the running transaction that waits for the next update.
    public var transactionHasWrites: Bool { writes.hasWrites }

    /// The note of the transaction in which code runs now: while a view is updated, that of the writes which caused it.
    public var transactionNote: TransactionNote? { updateNote ?? writes.transaction.note }

    private func scheduleFlush() {
        if isUpdating { chain.continues() }
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        // Behind everything already due: all writes of this turn of the main actor end up in one update.
        simulation.afterEverythingDue { self.runUpdates() }
    }

    /// The node's rows may have changed. They are laid out when the pass is over.
    func needsLayout(_ node: LazyNode) {
        if !layouts.contains(where: { $0 === node }) { layouts.append(node) }
        scheduleFlush()
    }

    /// Takes a subtree out of the tree. Its views disappear when the update commits.
    /// - Parameter early: before what is new appears.
    func discard(_ node: Node, early: Bool = false) {
        node.leaveTree()
        if early { pendingCommit.removeEarly(node) } else { pendingCommit.remove(node) }
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

    /// Shows now what an event has caused, before anything else that is due. The tree does so by itself at the instant of a
    /// change, behind everything else.
    public func flush() {
        chain.breakOff()
        runUpdates()
    }

    /// Makes each group of writes visible, runs what is dirty because of it, and tells the views.
    private func runUpdates() {
        isFlushScheduled = false
        chain.beginUpdate()
        isUpdating = true
        defer { isUpdating = false }
        let groups = writes.take()
        if chain.isEndless {
            for commit in groups.flatMap(\.commits) { commit() }
            return giveUp()
        }
        for group in groups {
            for commit in group.commits { commit() }
            let ranBodies = !dirty.isEmpty
            update(with: group.note)
            group.note?.updated(ranBodies: ranBodies)
        }
        if groups.isEmpty { update() }
        recordPassingScreen()
    }

    /// What a `.onAppear` or `.onChange` wrote belongs to the same screen: its update comes before the screen is drawn.
    private func recordPassingScreen() {
        if recordsEveryScreen, !isFlushScheduled { recordScreen(at: simulation.now) }
    }

    private func update(with note: TransactionNote? = nil) {
        var passes = 0
        updateNote = note
        passNumber += 1
        while !dirty.isEmpty || !layouts.isEmpty {
            passes += 1
            if passes > UpdateChain.limit { return giveUp() }
            // Shallow first: a parent's body may give a dirty child its new value and spare it its own run.
            // Nodes of one depth run in the order in which they were made. No two share a serial: the order is total.
            let batch = takeAll(&dirty).sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
            for node in batch where node.isInTree && node.isDirty { node.reevaluate() }
            layOut()
        }
        updateNote = nil
        commit()
    }

    private func layOut() {
        for node in takeAll(&layouts) where node.isInTree { node.layOut() }
    }

    /// Drops what is dirty and reports the cycle.
    private func giveUp() {
        updateNote = nil
        let evidence = chain.evidence(orBodies: dirty.map(\.path))
        for node in takeAll(&dirty) { node.forgetChange() }
        layouts.removeAll()
        chain.breakOff()
        EventLog.shared.diagnose(
            .updateCycle,
            "\(UpdateChain.limit) updates in a row were each caused by the one before: \(evidence)")
        commit()
    }

    private func commit() {
        screenIsStale = true
        pendingCommit.run()
    }

    // MARK: - The screen

    /// Records what is on screen if it differs from what was recorded last. Called at the end of an instant: what was
    /// on screen for zero time is never seen.
    public func recordScreen(at instant: VirtualInstant) {
        guard screenIsStale else { return }
        screenIsStale = false
        var screen = Screen()
        (topmostCover ?? root)?.draw(on: &screen)
        guard screen.lines != lastScreen else { return }
        lastScreen = screen.lines
        EventLog.shared.record(.screen(screen.lines), at: instant, scope: nil)
    }

    /// A view that is made only to be looked at, and is never on screen.
    public func detached(_ make: (Site) -> Node) -> Node { make(Site(tree: self)) }

    /// The text of a view that is never on screen: a label that names something else.
    public func words(_ make: (Site) -> Node) -> String {
        var screen = Screen()
        detached(make).draw(on: &screen)
        return screen.lines.filter { $0.kind == .text }.map(\.content).joined(separator: " ")
    }

    /// Something that is drawn has changed without a body having run.
    func screenChanged() {
        screenIsStale = true
    }

    /// The first answer that is not nil, asking every node in reading order.
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
