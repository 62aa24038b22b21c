/// A reference that does not keep its node alive, and becomes nil when the node ends.
///
///     @Loose var parent: Node?
///
/// `Loose` is faster than `weak`, because Swift counts weak references in a separate table. With `weak`, a screen of
/// 300 nodes spent a fifth of its time on Swift's table of weak references (`decisions/0030`).
@MainActor @propertyWrapper public struct Loose<Target: Node> {
    private var anchor: NodeAnchor?

    public init(wrappedValue: Target?) { anchor = wrappedValue?.anchor }
    public init(_ node: Target) { self.init(wrappedValue: node) }

    /// The referenced node, for `Loose` values in a collection.
    public var node: Target? { wrappedValue }

    public var wrappedValue: Target? {
        get {
            guard let node = anchor?.node else { return nil }
            // The initializer accepts only a `Target`, so this cast always succeeds.
            return unsafeDowncast(node, to: Target.self)
        }
        set { anchor = newValue?.anchor }
    }
}

/// A small object that `Loose` references keep alive instead of the node. A node that ends sets its anchor's `node`
/// to nil.
final class NodeAnchor {
    nonisolated(unsafe) unowned(unsafe) fileprivate(set) var node: Node?

    init(_ node: Node) { self.node = node }

    func letGo() { node = nil }
}
