/// A node with a fixed number of children, each of which keeps its place. A group is no view: it appears when
/// its first child appears, and each child is a separate row in a list.
@MainActor public final class GroupNode: Node {
    public init(at site: Site, make: (Site) -> [Node]) {
        super.init(at: site)
        build(make(inside))
    }

    public override var rowRole: RowRole { .arrangement }
}

/// A node that makes its content one view. A stack, for example, is one row of a list with any content,
/// and appears even if it is empty.
@MainActor public final class BoxNode: Node {
    public init(at site: Site, content: (Site) -> Node) {
        super.init(at: site)
        build([content(inside)])
    }
}
