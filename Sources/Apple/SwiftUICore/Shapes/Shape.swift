public import Lifecycle

/// A shape that is used as a view shows no text.
nonisolated public protocol Shape: _PrimitiveView, Animatable, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

nonisolated public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// How a shape adapts to right-to-left languages.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    @MainActor public func _makeNode(at site: Site) -> Node {
        PlateNode(at: site, Plate(self, in: .foreground), self)
    }
    @MainActor public func _update(_ node: Node) { node.as(PlateNode.self).figure = self }

    nonisolated public func fill<Style: ShapeStyle>(
        _ style: Style, style fill: FillStyle = FillStyle()
    ) -> some ShapeView<Self> {
        _DrawnShape(shape: self, plate: Plate(self, in: style), isFilled: true)
    }
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        fill(.foreground, style: style)
    }
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> { _DrawnShape(shape: self) }
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> { _DrawnShape(shape: self) }
}

nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> { _DrawnShape(shape: self) }
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> { _DrawnShape(shape: self) }
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        inset(by: style.lineWidth / 2).stroke(style: style)
    }
}

nonisolated public struct AnyShape: Shape {
    private let shape: any Shape

    public init<Figure: Shape>(_ shape: Figure) { self.shape = shape }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
