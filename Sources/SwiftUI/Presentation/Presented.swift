import Lifecycle

/// What is shown above the rest, and how to take it away again.
nonisolated struct _Presented<Content: View>: PrimitiveView {
    let manner: PresentationNode.Manner
    let close: @MainActor () -> Void
    let content: Content

    init(
        _ manner: PresentationNode.Manner, close: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.manner = manner
        self.close = close
        self.content = content()
    }

    @MainActor func _makeNode(at site: Site) -> Node {
        PresentationNode(at: site, manner, close: close) { content._makeNode(at: $0) }
    }

    @MainActor func _update(_ node: Node) {
        node.as(PresentationNode.self).update(close: close)
        node.children.first.map(content._update)
    }
}
