import Lifecycle

/// Views behind an opaque view in a `ZStack` are not drawn.
@MainActor final class LayeringNode: Node {
    init(at site: Site, content: (Site) -> Node) {
        super.init(at: site)
        build([content(inside)])
    }

    override func backdrop(of child: Node) -> Backdrop { .open }

    override func draw(on screen: inout Screen) {
        let layers = children.flatMap(\.layers)
        guard let cover = layers.last(where: \.covers) else { return super.draw(on: &screen) }
        // Views with the same `zIndex` are stacked in source order.
        let behind = cover.layer
        var isAbove = false
        for layer in layers {
            if layer === cover { isAbove = true }
            if layer.layer > behind || (isAbove && layer.layer == behind) { layer.draw(on: &screen) }
        }
    }
}

extension Node {
    /// The stacked views, with the topmost view last.
    fileprivate var layers: [Node] {
        guard isShown else { return [] }
        return rowRole == .arrangement ? children.flatMap(\.layers) : [self]
    }

    var layer: Double {
        var node: Node? = self
        while let here = node, here.rowRole == .wrapper {
            if let sight = here as? SightNode { return sight.whole.zIndex }
            node = here.children.first
        }
        return 0
    }
}
