import Lifecycle

/// An `EmptyView` never appears, so its `onAppear` and `task` never run.
nonisolated public struct EmptyView: _PrimitiveView {
    public init() {}

    @MainActor public func _makeNode(at site: Site) -> Node { GroupNode(at: site) { _ in [] } }
    @MainActor public func _update(_ node: Node) {}
}

/// A view without text, such as a spacer; unlike an `EmptyView`, it appears.
nonisolated struct BlankView: _PrimitiveView {
    @MainActor func _makeNode(at site: Site) -> Node {
        BoxNode(at: site) { EmptyView()._makeNode(at: $0) }
    }

    @MainActor func _update(_ node: Node) {}
}
