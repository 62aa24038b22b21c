/// Says whether a view disappears before or after its replacement appears.
@MainActor public final class DepartureNode: Node {
    public var isEarly: Bool

    public init(at site: Site, isEarly: Bool, content: (Site) -> Node) {
        self.isEarly = isEarly
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }
}

extension Node {
    /// True if a `DepartureNode` makes this view disappear before its replacement appears. The search for the
    /// `DepartureNode` includes wrapper nodes.
    var departsEarly: Bool {
        if let departure = self as? DepartureNode { return departure.isEarly }
        return rowRole == .wrapper && children.first?.departsEarly ?? false
    }
}
