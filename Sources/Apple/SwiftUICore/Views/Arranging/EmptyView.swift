import Lifecycle

/// No view at all. It never appears, so neither `onAppear` nor `task` on it ever runs.
nonisolated public struct EmptyView: _PrimitiveView {
    public init() {}

    @MainActor public func _makeNode(at site: Site) -> Node { GroupNode(at: site) { _ in [] } }
    @MainActor public func _update(_ node: Node) {}
}

/// A view with nothing to read, such as a color, a shape or a space. Unlike `EmptyView` it appears.
nonisolated struct BlankView: _PrimitiveView {
    @MainActor func _makeNode(at site: Site) -> Node {
        BoxNode(at: site) { EmptyView()._makeNode(at: $0) }
    }

    @MainActor func _update(_ node: Node) {}
}
