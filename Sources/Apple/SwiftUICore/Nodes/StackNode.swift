import Lifecycle

/// The node of a row or column. A stack does not draw views that begin many screens after the stack's start.
@MainActor final class StackNode: Node {
    let axis: Axis
    var spacing: CGFloat {
        didSet { note() }
    }

    init(at site: Site, _ axis: Axis, spacing: CGFloat, content: (Site) -> Node) {
        self.axis = axis
        self.spacing = spacing
        super.init(at: site)
        build([content(inside)])
        note()
    }

    /// With a negative spacing, the views of a stack overlap.
    override func backdrop(of child: Node) -> Backdrop { spacing < 0 ? .unknown : .open }

    override func draw(on screen: inout Screen) {
        guard tree.hasLongViews else { return super.draw(on: &screen) }
        drawNearby(on: &screen, along: axis, spacing: spacing)
    }

    private func note() {
        // Most spacings are below 1000, so `isFar` is rarely called.
        if spacing > 1_000, axis.isFar(spacing) { tree.hasLongViews = true }
    }
}

extension Axis {
    /// Whether a length is at least 20 screens, which is farther than a person scrolls.
    nonisolated func isFar(_ length: CGFloat) -> Bool {
        let screen = GeometryProxy().size
        return length >= 20 * (self == .horizontal ? screen.width : screen.height)
    }
}

extension Node {
    /// Draws the views in this node in order. Stops drawing when the next view is too far away to scroll to.
    func drawNearby(on screen: inout Screen, along axis: Axis, spacing: CGFloat = 0) {
        for view in arranged {
            view.draw(on: &screen)
            if axis.isFar(spacing) || view.isLong(along: axis) { return }
        }
    }

    /// The subviews of this node that take part in the layout of the enclosing stack.
    private var arranged: [Node] {
        let views = children.filter(\.isShown)
        return views.flatMap { $0.rowRole == .arrangement || $0 is EvaluatedNode ? $0.arranged : [$0] }
    }

    private func isLong(along axis: Axis) -> Bool {
        guard isShown, !(self is ScrollNode) else { return false }
        if let sight = (self as? SightNode)?.sight {
            let length = axis == .horizontal ? sight.length.width : sight.length.height
            if axis.isFar(length) { return true }
        }
        if let layers = self as? LayerNode { return layers.children[0].isLong(along: axis) }
        if let stack = self as? StackNode, stack.axis == axis, axis.isFar(stack.spacing), arranged.count > 1 {
            return true
        }
        return children.contains { $0.isLong(along: axis) }
    }
}
