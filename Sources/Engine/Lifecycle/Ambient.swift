/// The values that a view inherits from the views above it, stored by key.
public struct Ambient {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// The value under `key`; nil if no value is set, or if the value has another type.
    public subscript<Value>(key: ObjectIdentifier, as type: Value.Type = Value.self) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }

    @MainActor func differences(from other: Ambient) -> Set<ObjectIdentifier> {
        let keys = Set(values.keys).union(other.values.keys)
        return keys.filter { !isSame(values[$0], other.values[$0]) }
    }

    @MainActor private func isSame(_ left: Any?, _ right: Any?) -> Bool {
        func compare<Value>(_ left: Value) -> Bool {
            (right as? Value).map { ValueComparison.areEqual(left, $0) } ?? false
        }
        if haveTheSameBits(left, right) { return true }
        guard let left else { return right == nil }
        return _openExistential(left, do: compare)
    }

    /// True for a small value that has not changed, and for a large value in the same box. Nodes pass most values on in
    /// their boxes, so most comparisons end here.
    private func haveTheSameBits(_ left: Any?, _ right: Any?) -> Bool {
        withUnsafeBytes(of: left) { left in
            withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
        }
    }
}

/// A node that changes the values that views inside it inherit.
///
/// The node records which views read each inherited value. If a value changes, only the bodies that read this value
/// run, in the same update.
@MainActor public final class AmbientNode: Node {
    private var setting: (inout Ambient) -> Void
    private(set) var ambientInside = Ambient()
    private var readers: [ObjectIdentifier: Reader] = [:]
    private var nested: [Loose<AmbientNode>] = []

    @MainActor private struct Reader {
        @Loose var node: EvaluatedNode?
        /// Maps each key that the node reads to the names of the properties that read the key.
        var keys: [ObjectIdentifier: Set<String>]
    }

    public init(
        at site: Site, setting: @escaping (inout Ambient) -> Void, content: (Site) -> Node
    ) {
        self.setting = setting
        super.init(at: site)
        ambientSource?.nested.append(Loose(self))
        ambientInside = recomputed
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    /// Views whose bodies read a changed key become dirty at once.
    public func update(_ setting: @escaping (inout Ambient) -> Void) {
        self.setting = setting
        guard refresh() else { return }
        // Some drawn lines may depend on an inherited value that no body reads, so all lines are drawn again.
        forgetDrawingsInside()
        forgetDrawing()
    }

    /// Registers a reader: the body of `node` runs when the inherited value under `key` changes.
    public func addReader(_ node: EvaluatedNode, of key: ObjectIdentifier, property: String) {
        let identifier = ObjectIdentifier(node)
        // A new node can have the same address as an earlier node. The new node's entry then replaces the earlier
        // node's entry.
        if readers[identifier]?.node !== node { readers[identifier] = Reader(node: node, keys: [:]) }
        readers[identifier]?.keys[key, default: []].insert(property)
    }

    private var recomputed: Ambient {
        var ambient = ambient
        setting(&ambient)
        return ambient
    }

    /// Computes the inherited values again. Returns false if no value has changed.
    private func refresh() -> Bool {
        let before = ambientInside
        ambientInside = recomputed
        let changed = ambientInside.differences(from: before)
        guard !changed.isEmpty else { return false }
        readers = readers.filter { $0.value.node != nil }
        // The order of the readers does not matter, because the tree sorts dirty nodes.
        for reader in readers.values {
            let read = changed.compactMap { reader.keys[$0] }
            guard !read.isEmpty else { continue }
            reader.node?.invalidate(because: .environmentChanged, changed: Set(read.joined()))
        }
        nested.removeAll { $0.node == nil }
        for inner in nested { _ = inner.node?.refresh() }
        return true
    }
}
