import Lifecycle

/// Nothing.
nonisolated public struct EmptyView: PrimitiveView {
    public init() {}

    @MainActor public func _makeNode(at site: Site) -> Node { GroupNode(at: site) { _ in [] } }
    @MainActor public func _update(_ node: Node) {}
}

/// A view that shows nothing to be read: a colour, a shape, a space. It is there all the same, and appears, which
/// `EmptyView` never does.
nonisolated struct BlankView: PrimitiveView {
    @MainActor func _makeNode(at site: Site) -> Node {
        BoxNode(at: site) { EmptyView()._makeNode(at: $0) }
    }

    @MainActor func _update(_ node: Node) {}
}
