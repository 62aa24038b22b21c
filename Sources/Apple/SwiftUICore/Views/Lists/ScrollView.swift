public import Lifecycle

/// Content outside the visible part of a scroll view does not disappear, except rows of lists and lazy stacks.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
    public var content: Content
    private let axis: Axis

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        axis = axes.contains(.vertical) ? .vertical : .horizontal
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        ScrollNode(at: site, axis) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.children.first.map(content._update)
    }
}

/// The node of a scroll view. Scrolling a `ScrollView` does not change the screen's text.
@MainActor package final class ScrollNode: Node {
    private let axis: Axis

    init(at site: Site, _ axis: Axis, content: (Site) -> Node) {
        self.axis = axis
        super.init(at: site)
        build([content(inside)])
    }

    package override func draw(on screen: inout Screen) {
        guard tree.hasLongViews else { return super.draw(on: &screen) }
        drawNearby(on: &screen, along: axis)
    }

    package override func backdrop(of child: Node) -> Backdrop { .open }
}
