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

    private weak var owner: Node?
    private var readers: [ObjectIdentifier: WeakNode] = [:]

    private struct WeakNode { weak var node: EvaluatedNode? }

    public init(_ value: Value, name: String, owner: Node) {
        latest = value
        committed = value
        self.name = name
        self.owner = owner
    }

    public var value: Value {
        get {
            guard let reader = Evaluation.current else { return latest }
            readers[ObjectIdentifier(reader)] = WeakNode(node: reader)
            return committed
        }
        set { write(newValue) }
    }

    /// The same, for code that the compiler cannot place on the main actor. There is one thread.
    public nonisolated var valueFromAnywhere: Value {
        get { onEngine { UncheckedBox(value) }.value }
        set {
            let new = UncheckedBox(newValue)
            onEngine { value = new.value }
        }
    }

    private func write(_ new: Value) {
        let isSame = ValueComparison.areEqual(latest, new)
        latest = new
        guard !isSame, let owner else { return }
        Journal.shared.record(fact: .stateWritten(view: owner.path, name: name))
        if let running = Evaluation.current {
            Journal.shared.diagnose(
                .stateWrittenDuringBody,
                "\(name) was written while the body of \(running.path) was running; "
                    + "a body only describes what is on screen")
        }
        owner.wasWritten = true
        owner.tree.willUpdate { self.commit(new) }
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
