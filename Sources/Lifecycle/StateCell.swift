import VirtualTime
import Wire

/// A piece of state that outlives the values that mention it: it belongs to a place in the tree.
///
/// Reading it inside a body makes the body depend on it. Writing a different value makes its readers run again at the
/// next update; writing an equal one does nothing. Between the write and the update, a handler that asks sees what it
/// wrote, and a body sees what is on screen: the cell holds both.
@MainActor public final class StateCell<Value> {
    public let name: String

    /// What the last write said.
    private var latest: Value

    /// What bodies see: the value as of the update they belong to.
    private var committed: Value

    private let tree: Tree
    private weak var owner: Node?

    /// False for what belongs to the whole app: it has no owner whose end would be its own.
    private let isOwned: Bool
    private var hasComplained = false
    private var readers: [ObjectIdentifier: WeakNode] = [:]

    private struct WeakNode { weak var node: EvaluatedNode? }

    public convenience init(_ value: Value, name: String, owner: Node) {
        self.init(value, name: name, tree: owner.tree, owner: owner)
    }

    /// A piece of state that belongs to the whole app, and stays when every view of it has gone.
    public convenience init(_ value: Value, name: String, sharedIn tree: Tree) {
        self.init(value, name: name, tree: tree, owner: nil)
    }

    private init(_ value: Value, name: String, tree: Tree, owner: Node?) {
        latest = value
        committed = value
        self.name = name
        self.tree = tree
        self.owner = owner
        isOwned = owner != nil
    }

    public var value: Value {
        get {
            guard let reader = Evaluation.current else { return latest }
            readers[ObjectIdentifier(reader)] = WeakNode(node: reader)
            return committed
        }
        set { write(newValue, isOnMain: true) }
    }

    /// The same, for code that the compiler cannot place on the main actor. There is one thread.
    public nonisolated var valueFromAnywhere: Value {
        get { onEngine { UncheckedBox(value) }.value }
        set {
            let (new, isOnMain) = (UncheckedBox(newValue), Simulation.shared.isOnMain)
            // State may be written from anywhere. To compare values is the engine's work, and that is on the main actor.
            Simulation.shared.visitingMain {
                onEngine { write(new.value, isOnMain: isOnMain) }
            }
        }
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
        // Readers register again with each run, so those of the last run are forgotten. The tree orders them.
        let readers = readers.values
        self.readers = [:]
        for reader in readers { reader.node?.invalidate(because: .stateChanged(name: name)) }
    }
}
