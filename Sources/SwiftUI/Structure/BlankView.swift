import Lifecycle

/// A view that shows nothing to be read: a colour, a shape, a space. It is there all the same, and appears, which
/// `EmptyView` never does.
nonisolated struct BlankView: PrimitiveView {
    @MainActor func _makeNode(at site: Site) -> Node {
        BoxNode(at: site) { EmptyView()._makeNode(at: $0) }
    }

    @MainActor func _update(_ node: Node) {}
}
