/// Says of the view inside, which another one may replace, whether it is gone before the other comes. Without such a node
/// it goes after.
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
    /// Whether this view is gone before another replaces it. The node may only wrap the view.
    var departsEarly: Bool {
        if let departure = self as? DepartureNode { return departure.isEarly }
        return rowRole == .wrapper && children.first?.departsEarly ?? false
    }
}
