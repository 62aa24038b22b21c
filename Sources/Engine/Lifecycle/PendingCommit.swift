/// The work of an update after its bodies have run. The method `run` works in these steps:
///
/// 1. Removed nodes with an early departure disappear. Then new nodes appear: the deepest view first, and inner
///    modifiers before outer modifiers.
/// 2. Removed and hidden nodes that are still on screen disappear, the deepest view first. The tasks of these nodes are
///    cancelled.
/// 3. Changes are reported (`onChange`), and tasks whose identity changed are cancelled.
/// 4. Listeners receive preferences that may have changed, deepest listener first.
/// 5. Tasks start, inner tasks before outer tasks.
@MainActor final class PendingCommit {
    private var inserted: [Node] = []
    private var removed: [Node] = []
    private var removedEarly: [Node] = []
    private var reports: [(node: Node, report: @MainActor () -> Void)] = []
    private var listeners: [any PreferenceListening] = []
    private var starts: [TaskNode] = []

    func insert(_ node: Node) { inserted.append(node) }

    func remove(_ node: Node) { removed.append(node) }

    func removeEarly(_ node: Node) { removedEarly.append(node) }

    /// The commit calls `report` together with all other reports of changes, unless `node` leaves the tree first.
    func report(to node: Node, _ report: @escaping @MainActor () -> Void) {
        reports.append((node, report))
    }

    /// Schedules the listener for the commit, because a preference inside the listener may have changed.
    func inform(_ listener: any PreferenceListening) {
        if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
    }

    /// The commit starts the node's task. Several calls start the task only once.
    func start(_ node: TaskNode) {
        if !starts.contains(where: { $0 === node }) { starts.append(node) }
    }

    /// A step can schedule work for a later step: an appearing node, for example, schedules its task for the last step.
    func run() {
        let (inserted, removed) = (takeAll(&inserted), takeAll(&removed))
        for node in takeAll(&removedEarly) { node.disappear() }
        for node in inserted where node.isInTree && node.mayAppear { node.appear() }
        for node in removed where !node.isInTree || !node.isShown { node.disappear() }
        for (node, report) in takeAll(&reports) where node.isInTree { report() }
        // The order of listeners is total, because serial numbers are unique.
        for listener in takeAll(&listeners).sorted(by: { ($0.depth, $0.serial) > ($1.depth, $1.serial) }) {
            listener.listen()
        }
        for node in takeAll(&starts) { node.start() }
    }
}

func takeAll<Elements: ExpressibleByArrayLiteral>(_ elements: inout Elements) -> Elements {
    defer { elements = [] }
    return elements
}
