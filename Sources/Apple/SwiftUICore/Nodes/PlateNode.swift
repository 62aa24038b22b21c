import Lifecycle

/// Describes a color or style on screen: which color the user sees, and whether the views behind are hidden.
package nonisolated struct Plate: Equatable, Sendable {
    package enum Cover: Sendable {
        case clear
        /// The user still sees the views behind the color or shape.
        case sheer
        /// The color fills its rectangle and hides the views behind the rectangle.
        case opaque

        init(opacity: Double) {
            self = opacity < 0.05 ? .clear : opacity >= 0.95 ? .opaque : .sheer
        }
    }
    package let cover: Cover

    /// The color without its opacity; nil if the style may have several colors.
    let color: Color?

    static let unknown = Plate(cover: .sheer, color: nil)

    /// Returns this description, but with an unknown color if a description in `others` has another color.
    func mixed(with others: [Plate]) -> Plate {
        others.allSatisfy { $0.color == color } ? self : Plate(cover: cover, color: nil)
    }

    private init(cover: Cover, color: Color?) {
        self.cover = cover
        self.color = color
    }

    init<Figure: Shape>(_ figure: Figure, in style: some ShapeStyle) {
        let paint = Self(style)
        let isWhole = paint.cover != .opaque || figure.fillsItsPlace
        self.init(cover: isWhole ? paint.cover : .sheer, color: paint.color)
    }

    /// A style counts as translucent unless the course knows that the style is a plain color.
    package init(_ style: some ShapeStyle) {
        let paint = style as? any PlainPaint
        self.init(cover: paint.map { Cover(opacity: $0.opacity) } ?? .sheer, color: paint?.color)
    }
}

/// A style that has the same opacity everywhere.
nonisolated protocol PlainPaint {
    var opacity: Double { get }
    /// The style's color if the style has a single color; otherwise nil.
    var color: Color? { get }
}

nonisolated extension PlainPaint {
    var color: Color? { nil }
}

extension Shape {
    /// True if the shape fills its rectangle; false for a circle and for shapes that the app defines.
    nonisolated var fillsItsPlace: Bool { self is Rectangle || self is RoundedRectangle }

    /// True if the shape is too thin to show text, even if the shape fills the screen.
    nonisolated var hasNoRoom: Bool {
        // Rectangles, circles, capsules and ellipses fill enough of their rectangle to show text.
        if fillsItsPlace || self is Circle || self is Capsule || self is Ellipse { return false }
        if self is UnevenRoundedRectangle || self is ContainerRelativeShape { return false }
        let screen = CGRect(origin: .zero, size: GeometryProxy().size)
        let bounds = path(in: screen).boundingRect.intersection(screen)
        return bounds.isNull || !(bounds.width >= 3) || !(bounds.height >= 3)
    }
}

/// The node of a color or shape. The node of a color has no text, but may hide other views. Like an empty stack, the
/// node of a color appears even without views inside.
@MainActor final class PlateNode: Node {
    var plate: Plate
    /// The filled shape; nil for a color or a line.
    var figure: (any Shape)?

    init(at site: Site, _ plate: Plate, _ figure: (any Shape)? = nil) {
        self.plate = plate
        self.figure = figure
        super.init(at: site)
        build([EmptyView()._makeNode(at: inside)])
    }
}

extension Node {
    /// Whether the node hides everything behind it, as a full-screen color does.
    var covers: Bool {
        guard isShown else { return false }
        if let plate = self as? PlateNode { return plate.plate.cover == .opaque }
        if let sight = self as? SightNode, !sight.sight.leavesAlone { return false }
        if let barrier = self as? BarrierNode, barrier.barrier == .invisible { return false }
        if let layers = self as? LayerNode { return layers.children.first?.covers ?? false }
        guard self is LayeringNode || rowRole != .row else { return false }
        return children.contains(where: \.covers)
    }

    /// Whether the node has visible text or color.
    var hasInk: Bool {
        guard isShown else { return false }
        if let plate = self as? PlateNode {
            return plate.plate.cover != .clear && plate.figure?.hasNoRoom != true
        }
        if let sight = self as? SightNode, sight.isUnseen { return false }
        if let barrier = self as? BarrierNode, barrier.barrier == .invisible { return false }
        if children.contains(where: \.hasInk) { return true }
        var own = Screen()
        draw(on: &own)
        return !own.lines.isEmpty
    }
}
