/// A node whose one child is chosen by a key: a branch of an `if`, the type inside an `AnyView`, an `.id`.
///
/// The same key keeps the child, with all its state; another key ends it and begins a new one.
@MainActor public final class BranchNode: Node {
    private var key: AnyHashable

    public init(at site: Site, key: AnyHashable, make: (Site) -> Node?) {
        self.key = key
        super.init(at: site)
        build(make(inside).map { [$0] } ?? [])
    }

    public override var rowRole: RowRole { .arrangement }

    /// True if the key was another one.
    @discardableResult
    public func update(key: AnyHashable, make: (Site) -> Node?, change: (Node) -> Void) -> Bool {
        if key == self.key {
            children.first.map(change)
            return false
        }
        self.key = key
        setChildren(make(inside).map { [$0] } ?? [])
        return true
    }
}
