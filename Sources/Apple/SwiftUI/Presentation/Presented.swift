import Lifecycle
import Wire

/// Content that is shown above other views, with the actions that close the content.
nonisolated struct _Presented<Content: View>: _PrimitiveView {
    let manner: PresentationNode.Manner
    let handlers: PresentationNode.Handlers
    let content: Content

    init(
        _ manner: PresentationNode.Manner, close: @escaping @MainActor () -> Void,
        closed: (@MainActor () -> Void)? = nil, at location: SourceLocation? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.manner = manner
        handlers = .init(close: close, closed: closed, at: location)
        self.content = content()
    }

    @MainActor func _makeNode(at site: Site) -> Node {
        PresentationNode(at: site, manner, handlers) { content._makeNode(at: $0) }
    }

    @MainActor func _update(_ node: Node) {
        node.as(PresentationNode.self).update(handlers)
        node.children.first.map(content._update)
    }
}
