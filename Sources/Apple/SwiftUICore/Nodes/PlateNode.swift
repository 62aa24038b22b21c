import Lifecycle

/// How much of what is behind it a color or a figure hides.
package nonisolated enum Plate {
    /// It cannot be seen itself.
    case clear
    /// What is behind it shows through, or around it.
    case sheer
    /// It fills its place and hides what is behind it.
    case opaque

    init(opacity: Double) {
        self = opacity < 0.05 ? .clear : opacity >= 0.95 ? .opaque : .sheer
    }

    /// A figure painted with `style`.
    init<Figure: Shape>(_ figure: Figure, in style: some ShapeStyle) {
        let paint = Self(style)
        self = paint == .opaque && !figure.fillsItsPlace ? .sheer : paint
    }

    /// What is not known to be a plain color lets something through.
    package init(_ style: some ShapeStyle) {
        self = (style as? any PlainPaint).map { Plate(opacity: $0.opacity) } ?? .sheer
    }
}

/// A paint of the same opacity everywhere.
nonisolated protocol PlainPaint {
    var opacity: Double { get }
}

extension Shape {
    /// False for a circle, and for what a learner drew.
    nonisolated var fillsItsPlace: Bool { self is Rectangle || self is RoundedRectangle }
}

/// The node of a color or a figure: it has nothing to read and may hide what is behind it. Like a stack it appears
/// without a view inside.
@MainActor final class PlateNode: Node {
    var plate: Plate

    init(at site: Site, _ plate: Plate) {
        self.plate = plate
        super.init(at: site)
        build([EmptyView()._makeNode(at: inside)])
    }
}

extension Node {
    /// Whether the node hides what is behind it, as a color does that fills the screen.
    var covers: Bool {
        guard isShown else { return false }
        if let plate = self as? PlateNode { return plate.plate == .opaque }
        if let sight = self as? SightNode, !sight.sight.leavesAlone { return false }
        if let barrier = self as? BarrierNode, barrier.barrier == .invisible { return false }
        if let layers = self as? LayerNode { return layers.children.first?.covers ?? false }
        guard self is LayeringNode || rowRole != .row else { return false }
        return children.contains(where: \.covers)
    }

    /// Whether anything of it can be seen: something to read, or a color.
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
