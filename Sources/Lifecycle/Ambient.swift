/// What views inherit from above: values by key, each known only to those who own the key.
public struct Ambient {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Value>(key: ObjectIdentifier, as type: Value.Type = Value.self) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }

    /// The keys under which `other` has something else.
    @MainActor func differences(from other: Ambient) -> Set<ObjectIdentifier> {
        let keys = Set(values.keys).union(other.values.keys)
        return keys.filter { !isSame(values[$0], other.values[$0]) }
    }

    @MainActor private func isSame(_ left: Any?, _ right: Any?) -> Bool {
        func compare<Value>(_ left: Value) -> Bool {
            (right as? Value).map { ValueComparison.areEqual(left, $0) } ?? false
        }
        guard let left else { return right == nil }
        return _openExistential(left, do: compare)
    }
}

/// A node that changes what everything inside it inherits.
///
/// It keeps the views that depend on a key of it, and the nodes of its own kind further in, so that a change costs what
/// depends on it and no more.
@MainActor public final class AmbientNode: Node {
    private var setting: (inout Ambient) -> Void
    private(set) var ambientInside = Ambient()
    private var readers: [ObjectIdentifier: Reader] = [:]
    private var nested: [WeakAmbientNode] = []

    private struct Reader {
        weak var node: EvaluatedNode?
        var keys: Set<ObjectIdentifier>
    }

    private struct WeakAmbientNode { weak var node: AmbientNode? }

    public init(
        at site: Site, setting: @escaping (inout Ambient) -> Void, content: (Site) -> Node
    ) {
        self.setting = setting
        super.init(at: site)
        ambientSource?.nested.append(WeakAmbientNode(node: self))
        ambientInside = recomputed
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    public func update(_ setting: @escaping (inout Ambient) -> Void) {
        self.setting = setting
        refresh()
    }

    /// `node` depends on what it inherits under `key`.
    public func addReader(_ node: EvaluatedNode, of key: ObjectIdentifier) {
        readers[ObjectIdentifier(node), default: Reader(node: node, keys: [])].keys.insert(key)
    }

    private var recomputed: Ambient {
        var ambient = ambient
        setting(&ambient)
        return ambient
    }

    private func refresh() {
        let before = ambientInside
        ambientInside = recomputed
        let changed = ambientInside.differences(from: before)
        guard !changed.isEmpty else { return }
        readers = readers.filter { $0.value.node != nil }
        // The tree orders what is dirty; the order of this loop does not matter.
        for reader in readers.values where !reader.keys.isDisjoint(with: changed) {
            reader.node?.invalidate(because: .environmentChanged)
        }
        nested.removeAll { $0.node == nil }
        for inner in nested { inner.node?.refresh() }
    }
}
