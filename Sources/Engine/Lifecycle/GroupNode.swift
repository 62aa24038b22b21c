/// A node with a fixed number of children in a fixed order. A group is not a view. A group appears with its first
/// child, and a list shows each child as a row.
@MainActor public final class GroupNode: Node {
    public init(at site: Site, make: (Site) -> [Node]) {
        super.init(at: site)
        build(make(inside))
    }

    public override var rowRole: RowRole { .arrangement }
}

/// A node that counts as one view. A stack, for example, is one row in a list, and appears even if it is empty.
@MainActor public final class BoxNode: Node {
    public init(at site: Site, content: (Site) -> Node) {
        super.init(at: site)
        build([content(inside)])
    }

    public override func backdrop(of child: Node) -> Backdrop { .open }
}
