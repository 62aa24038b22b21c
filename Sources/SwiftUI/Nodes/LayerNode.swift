import Lifecycle

/// The node of a view with a layer that appears and disappears with it: an overlay, a toolbar, a context menu.
@MainActor final class LayerNode: Node {
    /// Whether the layer is off screen. A tap can reach it nevertheless.
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

/// A view with a layer. The base is read first.
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
