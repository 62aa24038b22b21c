/// A reference that does not keep its node alive. Nil once the node has ended.
///
///     @Loose var parent: Node?
///
/// It replaces `weak`, which costs more. Swift counts the references to any weakly held object in a separate
/// table. That took a fifth of the time for a screen of 300 nodes (`decisions/0030`).
@MainActor @propertyWrapper public struct Loose<Target: Node> {
    private var anchor: NodeAnchor?

    public init(wrappedValue: Target?) { anchor = wrappedValue?.anchor }
    public init(_ node: Target) { self.init(wrappedValue: node) }

    /// The node, for `Loose` values in a collection.
    public var node: Target? { wrappedValue }

    public var wrappedValue: Target? {
        get {
            guard let node = anchor?.node else { return nil }
            // The anchor belongs to a `Target`: the initializer accepts nothing else.
            return unsafeDowncast(node, to: Target.self)
        }
        set { anchor = newValue?.anchor }
    }
}

/// A stand-in that others hold instead of the node. The node clears it when it ends.
final class NodeAnchor {
    nonisolated(unsafe) unowned(unsafe) fileprivate(set) var node: Node?

    init(_ node: Node) { self.node = node }

    func letGo() { node = nil }
}
