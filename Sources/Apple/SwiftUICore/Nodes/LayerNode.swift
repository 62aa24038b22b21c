package import Lifecycle

/// A base view with an attached view that appears and disappears with the base view: an overlay, a toolbar, a context
/// menu.
@MainActor package final class LayerNode: Node {
    package enum Place {
        case beside
        /// The screen lists the attached view before the base view.
        case above
        case over
        case under
        /// The attached view is off screen, but a scenario's tap can reach the attached view.
        case tucked
        /// The attached view is a mask, which is off screen. The base view is visible only if the mask draws text or
        /// color.
        case mask
        /// The attached view is off screen until the user swipes the row. The flag `full` means that a full swipe runs
        /// the first action.
        case swipe(HorizontalEdge, full: Bool)
    }
    fileprivate let place: Place

    init(at site: Site, _ place: Place, base: (Site) -> Node, layer: (Site) -> Node) {
        self.place = place
        super.init(at: site)
        build([base(inside), layer(inside)])
    }

    package override func backdrop(of child: Node) -> Backdrop {
        if child === children[0] { return .open }
        return switch place {
        case .over, .under: .open
        case .beside, .above, .tucked, .mask, .swipe: .unknown
        }
    }

    package override func draw(on screen: inout Screen) {
        let (base, layer) = (children[0], children[1])
        let showsBase =
            switch place {
            case .over: !layer.covers
            case .mask: layer.hasInk
            case .beside, .above, .under, .tucked, .swipe: true
            }
        let showsLayer =
            switch place {
            case .beside, .over: true
            case .under: !base.covers
            // An attached view above the base view comes before the base view on screen.
            case .above, .tucked, .mask, .swipe: false
            }
        if case .above = place { layer.draw(on: &screen) }
        if showsBase { base.draw(on: &screen) }
        if showsLayer { layer.draw(on: &screen) }
    }
}

extension LayerNode {
    /// The view that is directly behind `child` on screen.
    func view(behind child: Node) -> Node? {
        let isBase = child === children[0]
        return switch place {
        case .over: isBase ? nil : children[0]
        case .under: isBase ? children[1] : nil
        case .beside, .above, .tucked, .mask, .swipe: nil
        }
    }

    /// The first control that a swipe from `edge` reveals; nil if that edge has no enabled control.
    package func firstAction(at edge: HorizontalEdge) -> ControlNode? {
        guard case .swipe(edge, _) = place, let layer = children.last else { return nil }
        let first: ControlNode? = layer.first { $0 as? ControlNode }
        return first.flatMap { $0.isEnabled ? $0 : nil }
    }
}

/// A base view with a second, attached view.
package nonisolated struct LayeredView<Base: View, Layer: View>: _PrimitiveView {
    let base: Base
    let layer: Layer
    let place: LayerNode.Place

    @MainActor package func _makeNode(at site: Site) -> Node {
        LayerNode(
            at: site, place, base: { base._makeNode(at: $0) },
            layer: { layer._makeNode(at: $0) })
    }

    @MainActor package func _update(_ node: Node) {
        base._update(node.children[0])
        layer._update(node.children[1])
    }
}

extension View {
    package nonisolated func layered<Layer: View>(
        _ place: LayerNode.Place = .beside, @ViewBuilder _ layer: () -> Layer
    ) -> LayeredView<Self, Layer> {
        LayeredView(base: self, layer: layer(), place: place)
    }
}
