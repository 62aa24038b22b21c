/// A node with one child or none. The child's key says when to replace the child. The child is a branch of an `if`, the
/// type inside an `AnyView`, or the content of an `.id`.
///
/// The child keeps its state while its key stays the same. With a different key, the child ends and a new child begins.
/// By default, the new child appears before the old child disappears. A `DepartureNode` can make the old child
/// disappear first.
@MainActor public final class BranchNode: Node {
    private var key: AnyHashable

    public init(at site: Site, key: AnyHashable, make: (Site) -> Node?) {
        self.key = key
        super.init(at: site)
        build(make(inside).map { [$0] } ?? [])
    }

    public override var rowRole: RowRole { .arrangement }

    /// If the key is unchanged, calls `change` with the child. If the key differs, replaces the child with the result
    /// of `make` and returns true.
    @discardableResult
    public func update(key: AnyHashable, make: (Site) -> Node?, change: (Node) -> Void) -> Bool {
        if key == self.key {
            children.first.map(change)
            return false
        }
        self.key = key
        let early = isWithinEarlyDeparture || children.first?.departsEarly ?? false
        setChildren(make(inside).map { [$0] } ?? [], discardingEarly: early)
        return true
    }

    private var isWithinEarlyDeparture: Bool {
        var node = parent
        while let here = node, here.rowRole == .wrapper {
            if let departure = here as? DepartureNode { return departure.isEarly }
            node = here.parent
        }
        return false
    }
}
