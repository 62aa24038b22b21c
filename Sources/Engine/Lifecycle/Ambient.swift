/// What views inherit from above: values by key. Only code that has the key can read its value.
public struct Ambient {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// The value under `key`; nil if there is none, or one of another type.
    public subscript<Value>(key: ObjectIdentifier, as type: Value.Type = Value.self) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }

    /// The keys whose values differ between the two.
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
/// It knows the views that read a key, and the next nodes of the same kind further in, so a change costs only the bodies
/// that depend on it. They run in the update that brings the change.
@MainActor public final class AmbientNode: Node {
    private var setting: (inout Ambient) -> Void
    private(set) var ambientInside = Ambient()
    private var readers: [ObjectIdentifier: Reader] = [:]
    private var nested: [Loose<AmbientNode>] = []

    @MainActor private struct Reader {
        @Loose var node: EvaluatedNode?
        /// The keys, each with the properties through which it is read.
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

    /// Takes up a new setting. Bodies that read a key whose value differs become dirty at once.
    public func update(_ setting: @escaping (inout Ambient) -> Void) {
        self.setting = setting
        guard refresh() else { return }
        // What a view shows can depend on what it inherits, whether or not its body does.
        forgetDrawingsInside()
        forgetDrawing()
    }

    /// From now on the body of `node`, which has a property for it, runs when what it inherits under `key` changes.
    public func addReader(_ node: EvaluatedNode, of key: ObjectIdentifier, property: String) {
        let identifier = ObjectIdentifier(node)
        // A node may be at the address of one that is gone.
        if readers[identifier]?.node !== node { readers[identifier] = Reader(node: node, keys: [:]) }
        readers[identifier]?.keys[key, default: []].insert(property)
    }

    private var recomputed: Ambient {
        var ambient = ambient
        setting(&ambient)
        return ambient
    }

    /// False if what is inside inherits the same as before.
    private func refresh() -> Bool {
        let before = ambientInside
        ambientInside = recomputed
        let changed = ambientInside.differences(from: before)
        guard !changed.isEmpty else { return false }
        readers = readers.filter { $0.value.node != nil }
        // The tree orders what is dirty; the order of this loop does not matter.
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
