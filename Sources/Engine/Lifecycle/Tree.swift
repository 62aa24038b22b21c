// Lifecycle: the engine, a retained tree of nodes with identity, state, appearance and tasks.
//
// The engine takes the time from `VirtualTime`, and records facts that `Wire` defines. The module Lifecycle contains no
// Apple names: the module `SwiftUI` turns views into nodes. Start with this file, which performs the steps of an
// update. Then read `PendingCommit` (the order of closures in an update), `Node` (a place in the tree), `EvaluatedNode`
// (a node with a body) and `StateCell` (state that makes bodies run).

import VirtualTime
import Wire

/// The first half of an update, the *pass*, runs the bodies of dirty nodes, parents before children. The second half of
/// an update, the *commit*, calls the views' closures in the order that `PendingCommit` states.
@MainActor public final class Tree {
    public let simulation: Simulation
    public private(set) var root: Node?

    /// The values that the root view inherits.
    public private(set) var ambient = Ambient()

    let pendingCommit = PendingCommit()

    /// The focus nodes on screen, in the order of appearance.
    var focusPlaces: [Loose<FocusNode>] = []

    /// All existing presentations, so that drawing a screen does not search the whole tree.
    var presentations: [Loose<PresentationNode>] = []

    private var dirty: [EvaluatedNode] = []
    private var layouts: [LazyNode] = []
    private var writes = WriteGroups()
    private(set) var chain = UpdateChain()
    private var updateNote: TransactionNote?

    /// Counts the passes (the first halves of updates), for values that are computed once in each pass.
    public private(set) var passNumber = 0
    private var isFlushScheduled = false
    private var isUpdating = false
    private var taskCount = 0
    private var nodeCount = 0
    private var screenIsStale = false

    /// True once a long view may push later views off the screen.
    public var hasLongViews = false

    /// Counts the drawings of the screen, for values that are computed once in each drawing.
    public private(set) var drawingNumber = 0
    /// True while `recordScreen` draws. The tree does not change during a drawing.
    public private(set) var isDrawing = false

    /// Counts how often a node has drawn lines that depend on the views behind the node.
    public private(set) var looksBehind = 0

    /// A node calls `noteLookBehind` if its lines depend on the paint behind the node. A view around a node that calls
    /// `noteLookBehind` stores no lines.
    public func noteLookBehind() { looksBehind += 1 }

    /// True to record every screen, even a screen that is replaced at the same instant. Recording every screen costs
    /// one drawing for each update.
    public var recordsEveryScreen = false
    /// The last recorded screen; empty at first. A blank first screen counts as a change only with
    /// `recordsEveryScreen`.
    private var lastScreen: [ScreenLine]? = []

    /// The process's newest tree, for code that runs in no node, such as `withAnimation`.
    public static var current: Tree? { newest }
    /// `newest` is not `weak`, because weak references are slow (see `Loose`).
    nonisolated(unsafe) private unowned(unsafe) static var newest: Tree?

    public init(simulation: Simulation) {
        self.simulation = simulation
        Self.newest = self
    }

    deinit {
        if Self.newest === self { Self.newest = nil }
    }

    // MARK: - The root

    /// Builds the root and commits. After `mount`, the views have appeared and their tasks have started.
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

    /// Changes the values that all views inherit, also for views that are mounted later. Bodies that read a changed key
    /// run at the next update.
    public func setAmbient(_ ambient: Ambient) {
        self.ambient = ambient
        (root as? AmbientNode)?.update { $0 = ambient }
        scheduleFlush()
    }

    /// Removes the root, so that all views disappear and their tasks are cancelled.
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

    /// Schedules the write `commit` for the next update, together with all other writes of the same group.
    func willUpdate(_ name: String, _ commit: @escaping @MainActor () -> Void) {
        if isUpdating, chain.isNearLimit, let writer = Scopes.current {
            chain.note("\(name) is written by \(writer.inWords)")
        }
        if simulation.currentTask == nil, Scopes.current?.phase == .onAppear { chain.appearanceWrites() }
        writes.add(commit)
        scheduleFlush()
    }

    /// Runs `body` at once, as a transaction. The next flush applies the writes of `body` in a separate update, after
    /// the update for earlier writes and before the update for later writes.
    ///
    /// - Parameter note: data for the module `SwiftUI`. `transactionNote` returns the data during the update for the
    ///   writes of `body`.
    public func inTransaction<Result>(_ note: TransactionNote? = nil, _ body: () throws -> Result) rethrows
        -> Result
    {
        let outer = writes.beginTransaction(note)
        defer { writes.endTransaction(returningTo: outer) }
        return try body()
    }

    /// True if the current transaction contains a write that no update has applied yet.
    public var transactionHasWrites: Bool { writes.hasWrites }

    /// The running transaction's data for `SwiftUI`, such as its animation. During an update, returns the data of the
    /// transaction whose writes caused the update.
    public var transactionNote: TransactionNote? { updateNote ?? writes.transaction.note }

    private func scheduleFlush() {
        if isUpdating { chain.continues() }
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        // The update runs after all work that is already due, so all writes of one main actor turn share the update.
        simulation.afterEverythingDue { self.runUpdates() }
    }

    /// After the bodies have run, the list chooses its visible rows again.
    func needsLayout(_ node: LazyNode) {
        if !layouts.contains(where: { $0 === node }) { layouts.append(node) }
        scheduleFlush()
    }

    /// Removes a node and its descendants from the tree. The views of the removed nodes disappear when the update
    /// commits.
    /// - Parameter early: true to let the views disappear before new views appear.
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

    /// Runs the waiting updates before any other work that is due. Without `flush`, the updates run later at the same
    /// instant, after all other work that is due.
    public func flush() {
        chain.breakOff()
        runUpdates()
    }

    /// For each group of writes, applies the writes, runs the dirty bodies, and commits.
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

    /// Records the screen, unless another update at this instant can still change the screen.
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
            // Parents run first: if a parent's body gives a dirty child a new value, the child's body runs only once.
            // Nodes of one depth run in the order of their serial numbers, which are unique, so the order is total.
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

    /// Ends an endless cycle: drops the dirty nodes and reports the cycle.
    private func giveUp() {
        updateNote = nil
        let evidence = chain.evidence(orBodies: dirty.map(\.path))
        for node in takeAll(&dirty) { node.forgetChange() }
        layouts.removeAll()
        chain.breakOff()
        EventLog.shared.diagnose(
            .updateCycle,
            "\(UpdateChain.limit) updates in a row each caused the next: \(evidence)")
        commit()
    }

    private func commit() {
        screenIsStale = true
        pendingCommit.run()
    }

    // MARK: - The screen

    /// Records the screen if it differs from the previously recorded screen. Call `recordScreen` at the end of an
    /// instant, because users never see a screen that is replaced at the same instant.
    public func recordScreen(at instant: VirtualInstant) {
        guard screenIsStale else { return }
        screenIsStale = false
        drawingNumber += 1
        isDrawing = true
        var screen = Screen()
        (topmostCover ?? root)?.draw(on: &screen)
        isDrawing = false
        guard screen.lines != lastScreen else { return }
        lastScreen = screen.lines
        EventLog.shared.record(.screen(screen.lines), at: instant, scope: nil)
    }

    /// Makes a node that never comes on screen, to read its content.
    public func detached(_ make: (Site) -> Node) -> Node { make(Site(tree: self)) }

    /// The text of a view that never comes on screen, such as a tab's label.
    public func words(_ make: (Site) -> Node) -> String {
        var screen = Screen()
        detached(make).draw(on: &screen)
        return screen.lines.filter { $0.kind == .text }.map(\.content).joined(separator: " ")
    }

    /// The name of a view that never comes on screen: its text, its accessibility label, or its picture's name.
    public func label(_ make: (Site) -> Node) -> String? {
        let node = detached(make)
        var screen = Screen()
        node.draw(on: &screen)
        let spoken = node.first { ($0 as? SpokenNameNode)?.spoken }
        let label = screen.words ?? spoken ?? screen.label
        return label.isEmpty ? nil : label
    }

    /// A node calls `screenChanged` when a drawn line changes without a run of a body.
    func screenChanged() {
        screenIsStale = true
    }

    /// Calls `answer` with every node in reading order, and returns the first non-nil result.
    public func first<Answer>(_ answer: (Node) -> Answer?) -> Answer? {
        root?.first(answer)
    }
}

extension Scope {
    /// The scope in words for messages: `onChange at Row.swift:12`, or `the body of Host/Row`.
    fileprivate var inWords: String {
        location.map { "\(phase.rawValue) at \($0)" } ?? "the \(phase.rawValue) of \(view)"
    }
}
