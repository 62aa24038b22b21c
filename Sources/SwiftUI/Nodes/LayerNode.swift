import Lifecycle

/// What comes with a view and lives as long as it does: an overlay, a toolbar, a context menu.
@MainActor final class LayerNode: Node {
    /// Out of sight until a gesture brings it out, and yet in reach of a finger that knows it is there.
    private let isTucked: Bool

    init(at site: Site, isTucked: Bool, base: (Site) -> Node, layer: (Site) -> Node) {
        self.isTucked = isTucked
        super.init(at: site)
        build([base(inside), layer(inside)])
    }

    override func draw(on screen: inout Screen) {
        for child in isTucked ? children.prefix(1) : children[...] { child.draw(on: &screen) }
    }
}

/// A view with another that comes with it. On screen the base is first.
nonisolated struct LayeredView<Base: View, Layer: View>: PrimitiveView {
    let base: Base
    let layer: Layer
    var isTucked = false

    @MainActor func _makeNode(at site: Site) -> Node {
        LayerNode(
            at: site, isTucked: isTucked, base: { base._makeNode(at: $0) },
            layer: { layer._makeNode(at: $0) })
    }

    @MainActor func _update(_ node: Node) {
        base._update(node.children[0])
        layer._update(node.children[1])
    }
}

extension View {
    nonisolated func layered<Layer: View>(isTucked: Bool = false, @ViewBuilder _ layer: () -> Layer)
        -> LayeredView<Self, Layer>
    {
        LayeredView(base: self, layer: layer(), isTucked: isTucked)
    }
}
