import Lifecycle

/// How much a color or figure hides of the views behind it.
package nonisolated enum Plate {
    /// Invisible.
    case clear
    /// The views behind the color or figure show through, or around it.
    case sheer
    /// Fills its rectangle and hides the views behind it.
    case opaque

    init(opacity: Double) {
        self = opacity < 0.05 ? .clear : opacity >= 0.95 ? .opaque : .sheer
    }

    init<Figure: Shape>(_ figure: Figure, in style: some ShapeStyle) {
        let paint = Self(style)
        self = paint == .opaque && !figure.fillsItsPlace ? .sheer : paint
    }

    /// A style that is not known to be a plain color counts as translucent.
    package init(_ style: some ShapeStyle) {
        self = (style as? any PlainPaint).map { Plate(opacity: $0.opacity) } ?? .sheer
    }
}

/// A style with the same opacity everywhere.
nonisolated protocol PlainPaint {
    var opacity: Double { get }
}

extension Shape {
    /// False for a circle and for the learner's shapes.
    nonisolated var fillsItsPlace: Bool { self is Rectangle || self is RoundedRectangle }
}

/// The node of a color or figure. The node has no text, but may hide the views behind it. Like a stack, it
/// appears even without a view inside.
@MainActor final class PlateNode: Node {
    var plate: Plate

    init(at site: Site, _ plate: Plate) {
        self.plate = plate
        super.init(at: site)
        build([EmptyView()._makeNode(at: inside)])
    }
}

extension Node {
    /// Whether the node hides everything behind it, as a full-screen color does.
    var covers: Bool {
        guard isShown else { return false }
        if let plate = self as? PlateNode { return plate.plate == .opaque }
        if let sight = self as? SightNode, !sight.sight.leavesAlone { return false }
        if let barrier = self as? BarrierNode, barrier.barrier == .invisible { return false }
        if let layers = self as? LayerNode { return layers.children.first?.covers ?? false }
        guard self is LayeringNode || rowRole != .row else { return false }
        return children.contains(where: \.covers)
    }

    /// Whether the node has visible text or color.
    var hasInk: Bool {
        guard isShown else { return false }
        if let plate = self as? PlateNode { return plate.plate != .clear }
        if let sight = self as? SightNode, sight.isUnseen { return false }
        if let barrier = self as? BarrierNode, barrier.barrier == .invisible { return false }
        if children.contains(where: \.hasInk) { return true }
        var own = Screen()
        draw(on: &own)
        return !own.lines.isEmpty
    }
}
