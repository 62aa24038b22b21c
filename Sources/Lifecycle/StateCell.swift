import Wire

/// A piece of state that outlives the values that mention it: it belongs to a place in the tree.
///
/// Reading it inside a body makes the body depend on it. Writing a different value makes its readers run again at the
/// next update; writing an equal one does nothing.
@MainActor public final class StateCell<Value> {
    public let name: String
    private var stored: Value
    private weak var owner: Node?
    private var readers: [ObjectIdentifier: WeakNode] = [:]

    private struct WeakNode { weak var node: EvaluatedNode? }

    public init(_ value: Value, name: String, owner: Node) {
        stored = value
        self.name = name
        self.owner = owner
    }

    public var value: Value {
        get {
            if let reader = Evaluation.current {
                readers[ObjectIdentifier(reader)] = WeakNode(node: reader)
            }
            return stored
        }
        set { write(newValue) }
    }

    private func write(_ new: Value) {
        let isSame = ValueComparison.areEqual(stored, new)
        stored = new
        guard !isSame else { return }
        let view = owner?.path ?? ""
        Journal.shared.record(fact: .stateWritten(view: view, name: name))
        if let running = Evaluation.current {
            Journal.shared.diagnose(
                .stateWrittenDuringBody,
                "\(name) was written while the body of \(running.path) was running; "
                    + "a body only describes what is on screen")
        }
        // Readers register again with each run, so those of the last run are forgotten. The tree orders them.
        let readers = readers.values
        self.readers = [:]
        for reader in readers { reader.node?.invalidate(because: .stateChanged(name: name)) }
    }
}
