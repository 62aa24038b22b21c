import VirtualTime
import Wire

/// State that outlives the values of the view that declares the state. The state belongs to a place in the tree or to
/// the whole app.
///
/// A body that reads the cell runs again after the cell changes. Writing a different value records the fact
/// `stateWritten` at once. The bodies that read the cell run in the next update. Writing an equal value does nothing.
/// Between a write and the next update, event handlers read the new value and bodies read the old value.
@MainActor public final class StateCell<Value> {
    public let name: String

    private var latest: Value

    /// The value that bodies see, which changes only in an update.
    private var committed: Value

    /// The value that the body of the declaring view saw in its last run.
    private var seenByOwner: SeenValue<Value>

    private let tree: Tree
    @Loose private var owner: Node?

    /// True for state of one node, false for state of the whole app.
    private let isOwned: Bool
    private var hasComplained = false
    private var readers: [ObjectIdentifier: Loose<EvaluatedNode>] = [:]
    /// The newest reader, which is usually also the next reader.
    private var newestReader: NodeAnchor?

    /// Makes state for a node in the view tree. After the node has ended, writes have no effect.
    public convenience init(_ value: Value, name: String, owner: Node) {
        self.init(value, name: name, tree: owner.tree, owner: owner)
    }

    /// Makes state for the whole app. The state outlives every view.
    public convenience init(_ value: Value, name: String, sharedIn tree: Tree) {
        self.init(value, name: name, tree: tree, owner: nil)
    }

    private init(_ value: Value, name: String, tree: Tree, owner: Node?) {
        latest = value
        committed = value
        seenByOwner = SeenValue(value)
        self.name = name
        self.tree = tree
        self.owner = owner
        isOwned = owner != nil
    }

    /// In a body, `value` is the cell's value in the running update. Reading `value` makes the body depend on the
    /// cell. Outside bodies, `value` is the most recently written value.
    public var value: Value {
        get {
            guard let reader = Evaluation.current else { return latest }
            note(reader)
            return committed
        }
        set { write(newValue, isOnMain: true) }
    }

    private func note(_ reader: EvaluatedNode) {
        guard reader.anchor !== newestReader else { return }
        newestReader = reader.anchor
        readers[ObjectIdentifier(reader)] = Loose(reader)
    }

    /// The cell's value for a closure that the owner's body made, such as the content of a sheet.
    ///
    /// A closure that the owner's body made may run after the body has returned. `ownersValue` is the value that the
    /// owner's body saw in its last run. Reading `ownersValue` makes the owner's body depend on the cell.
    public nonisolated var ownersValue: Value {
        get { onEngine { UncheckedBox(readForOwner()) }.value }
        set { valueFromAnywhere = newValue }
    }

    private func readForOwner() -> Value {
        guard let running = Evaluation.current, let owner = owner as? EvaluatedNode, owner !== running,
            owner.isInTree
        else { return value }
        note(owner)
        return seenByOwner.value ?? committed
    }

    /// The owner node calls `ownerRuns` before its body runs.
    public func ownerRuns() {
        seenByOwner = SeenValue(committed)
    }

    /// The cell's value, for code on any actor. The fact about a write says whether the writing code was on the main
    /// actor.
    public nonisolated var valueFromAnywhere: Value {
        get { onEngine { UncheckedBox(value) }.value }
        set {
            let (new, isOnMain) = (UncheckedBox(newValue), Simulation.shared.isOnMain)
            // The comparison runs on the main actor, because a learner's `==` may require the main actor.
            Simulation.shared.visitingMain {
                onEngine { write(new.value, isOnMain: isOnMain) }
            }
        }
    }

    /// The most recently written value. Reading `latestFromAnywhere` makes no body depend on the cell.
    public nonisolated var latestFromAnywhere: Value {
        onEngine { UncheckedBox(latest) }.value
    }

    private func write(_ new: Value, isOnMain: Bool) {
        let isSame = ValueComparison.areEqual(latest, new)
        latest = new
        guard !isSame, owner != nil || !isOwned else { return }
        EventLog.shared.record(fact: .stateWritten(view: owner?.path ?? "", name: name, isOnMain: isOnMain))
        if let running = Evaluation.current { complain(about: running) }
        owner?.wasWritten = true
        tree.willUpdate(name) { self.commit(new) }
    }

    private func complain(about running: EvaluatedNode) {
        guard !hasComplained else { return }
        hasComplained = true
        EventLog.shared.diagnose(
            .stateWrittenDuringBody,
            "\(name) was written while the body of \(running.path) was running; "
                + "a body must only describe the screen")
    }

    private func commit(_ new: Value) {
        let isSame = ValueComparison.areEqual(committed, new)
        committed = new
        guard !isSame else { return }
        // Removes the readers before their bodies run, because each body that reads the cell registers again. The
        // readers need no order, because the tree sorts dirty nodes.
        let readers = readers.values
        (self.readers, newestReader) = ([:], nil)
        for reader in readers { reader.node?.invalidate(because: .stateChanged(name: name), changed: [name]) }
    }
}
