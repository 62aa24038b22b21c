/// The work that an update leaves until its bodies have run. `run` performs it in this order:
///
/// 1. Nodes marked as early disappear. Then new nodes appear, deepest view first, inner modifier before
///    outer.
/// 2. Other removed and hidden nodes disappear, each subtree in that same order. Their tasks are cancelled.
/// 3. Changes are reported (`onChange`), and tasks whose identity changed are cancelled.
/// 4. Listeners receive preferences that may have changed, deepest listener first.
/// 5. Tasks start, inner before outer.
@MainActor final class PendingCommit {
    private var inserted: [Node] = []
    private var removed: [Node] = []
    private var removedEarly: [Node] = []
    private var reports: [(node: Node, report: @MainActor () -> Void)] = []
    private var listeners: [any PreferenceListening] = []
    private var starts: [TaskNode] = []

    /// The node is new in the tree, or shown again.
    func insert(_ node: Node) { inserted.append(node) }

    /// The node was taken out of the tree, or hidden.
    func remove(_ node: Node) { removed.append(node) }

    /// The node was taken out of the tree and disappears before anything new appears.
    func removeEarly(_ node: Node) { removedEarly.append(node) }

    /// Calls `report` in step 3 unless `node` has left the tree by then.
    func report(to node: Node, _ report: @escaping @MainActor () -> Void) {
        reports.append((node, report))
    }

    /// Schedules `listener` for step 4: a preference inside it may have changed.
    func inform(_ listener: any PreferenceListening) {
        if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
    }

    /// Starts the node's task in step 5, only once even if requested again.
    func start(_ node: TaskNode) {
        if !starts.contains(where: { $0 === node }) { starts.append(node) }
    }

    /// An earlier step may add to a later one: a listener that appears is scheduled, and a
    /// task that appears starts.
    func run() {
        let (inserted, removed) = (takeAll(&inserted), takeAll(&removed))
        for node in takeAll(&removedEarly) { node.disappear() }
        for node in inserted where node.isInTree && node.mayAppear { node.appear() }
        for node in removed where !node.isInTree || !node.isShown { node.disappear() }
        for (node, report) in takeAll(&reports) where node.isInTree { report() }
        // No two nodes share a serial, so the order is total.
        for listener in takeAll(&listeners).sorted(by: { ($0.depth, $0.serial) > ($1.depth, $1.serial) }) {
            listener.listen()
        }
        for node in takeAll(&starts) { node.start() }
    }
}

/// Empties a collection and returns what was in it.
func takeAll<Elements: ExpressibleByArrayLiteral>(_ elements: inout Elements) -> Elements {
    defer { elements = [] }
    return elements
}
