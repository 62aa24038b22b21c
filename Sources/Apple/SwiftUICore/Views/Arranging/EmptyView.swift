import Lifecycle

/// No view. It never appears, so `onAppear` and `task` on it never run.
nonisolated public struct EmptyView: _PrimitiveView {
    public init() {}

    @MainActor public func _makeNode(at site: Site) -> Node { GroupNode(at: site) { _ in [] } }
    @MainActor public func _update(_ node: Node) {}
}

/// A view without text, such as a color, a shape or a spacer. Unlike `EmptyView` it appears.
nonisolated struct BlankView: _PrimitiveView {
    @MainActor func _makeNode(at site: Site) -> Node {
        BoxNode(at: site) { EmptyView()._makeNode(at: $0) }
    }

    @MainActor func _update(_ node: Node) {}
}
