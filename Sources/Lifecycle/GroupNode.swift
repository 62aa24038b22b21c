/// A node with a fixed row of children, each in its own place for ever.
@MainActor public final class GroupNode: Node {
    public init(at site: Site, make: (Site) -> [Node]) {
        super.init(at: site)
        build(make(inside))
    }

    public override var rowRole: RowRole { .arrangement }
}
