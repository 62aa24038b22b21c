public import Lifecycle

/// Content that scrolls. Content outside the visible part does not disappear; only rows of lists and lazy
/// stacks do.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
    public var content: Content

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        ScrollNode(at: site) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.children.first.map(content._update)
    }
}

/// The node of a scroll view. Scrolling does not change the screen's text.
@MainActor package final class ScrollNode: Node {
    init(at site: Site, content: (Site) -> Node) {
        super.init(at: site)
        build([content(inside)])
    }
}
