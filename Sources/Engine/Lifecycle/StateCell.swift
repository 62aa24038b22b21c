import VirtualTime
import Wire

/// State that outlives the view values that mention it. It belongs to a place in the tree, or to the whole app.
///
/// A body that reads it depends on it. Writing a value that differs records `stateWritten` at once and makes the readers
/// run at the next update. Writing an equal value does nothing. Between the write and the update handlers read the new
/// value and bodies the old one.
@MainActor public final class StateCell<Value> {
    /// The property's name, for facts and diagnoses.
    public let name: String

    /// The value that was written last.
    private var latest: Value

    /// The value that bodies see, as of their update.
    private var committed: Value

    /// The value as of the last run of the owner's body.
    private var seenByOwner: SeenValue<Value>

    private let tree: Tree
    @Loose private var owner: Node?

    /// False for state of the whole app, which does not end with any node.
    private let isOwned: Bool
    private var hasComplained = false
    private var readers: [ObjectIdentifier: Loose<EvaluatedNode>] = [:]
    /// The reader that was noted last. Mostly it reads again.
    private var newestReader: NodeAnchor?

    /// State of a place in the tree. Once the node is gone, writes have no effect.
    public convenience init(_ value: Value, name: String, owner: Node) {
        self.init(value, name: name, tree: owner.tree, owner: owner)
    }

    /// State of the whole app, which outlives every view.
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

    /// Inside a body, the value as of this update, on which the body then depends. Elsewhere the value written last.
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

    /// The value as the owner's own code sees it. A closure that the owner's body handed on and that runs in an update, such as
    /// the content of a sheet, sees what the body saw when it ran last, and makes the owner's body depend on the value.
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

    /// The body of the owner is about to run.
    public func ownerRuns() {
        seenByOwner = SeenValue(committed)
    }

    /// `value`, for code on any actor. A write off the main actor is recorded as such.
    public nonisolated var valueFromAnywhere: Value {
        get { onEngine { UncheckedBox(value) }.value }
        set {
            let (new, isOnMain) = (UncheckedBox(newValue), Simulation.shared.isOnMain)
            // Comparing values may run learner code (`==`), which is entitled to the main actor here.
            Simulation.shared.visitingMain {
                onEngine { write(new.value, isOnMain: isOnMain) }
            }
        }
    }

    /// The value that was written last. A body that reads it does not depend on it.
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
                + "a body only describes what is on screen")
    }

    private func commit(_ new: Value) {
        let isSame = ValueComparison.areEqual(committed, new)
        committed = new
        guard !isSame else { return }
        // Readers register again with each run. Their order does not matter, because the tree sorts what is dirty.
        let readers = readers.values
        (self.readers, newestReader) = ([:], nil)
        for reader in readers { reader.node?.invalidate(because: .stateChanged(name: name), changed: [name]) }
    }
}
