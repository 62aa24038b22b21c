/// A node that is not kept alive by this: nil once it is gone.
///
///     @Loose var parent: Node?
///
/// It is what `weak` is, without the price. Swift counts the references to an object that was ever held by a `weak` variable in a
/// table beside it, which made a fifth of the work for a screen of 300 nodes (`decisions/0030`).
@MainActor @propertyWrapper public struct Loose<Target: Node> {
    private var anchor: NodeAnchor?

    public init(wrappedValue: Target?) { anchor = wrappedValue?.anchor }
    public init(_ node: Target) { self.init(wrappedValue: node) }

    /// For one of several in a collection.
    public var node: Target? { wrappedValue }

    public var wrappedValue: Target? {
        get {
            guard let node = anchor?.node else { return nil }
            // The anchor is that of a `Target`: there is no other way to make one.
            return unsafeDowncast(node, to: Target.self)
        }
        set { anchor = newValue?.anchor }
    }
}

/// What is held in a node's place. The node lets go of it when it ends.
final class NodeAnchor {
    nonisolated(unsafe) unowned(unsafe) fileprivate(set) var node: Node?

    init(_ node: Node) { self.node = node }

    func letGo() { node = nil }
}
