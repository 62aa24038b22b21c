public import Lifecycle

/// Content that scrolls. Being scrolled out of sight means nothing to it: only lazy stacks and lists care.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
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

/// Content that moves under a finger, and nothing more: what is out of sight lives on. Only rows that a `LazyNode` holds
/// come and go.
@MainActor public final class ScrollNode: Node {
    init(at site: Site, content: (Site) -> Node) {
        super.init(at: site)
        build([content(inside)])
    }
}
