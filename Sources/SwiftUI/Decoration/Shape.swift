public import Lifecycle

/// A figure to fill, stroke or clip with. As a view it has nothing to read.
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

/// What a figure is drawn for.
nonisolated public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// What a view does where words run from right to left.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    @MainActor public func _makeNode(at site: Site) -> Node {
        PlateNode(at: site, Plate(self, in: Color.primary))
    }
    @MainActor public func _update(_ node: Node) {}

    nonisolated public func fill<Style: ShapeStyle>(
        _ style: Style, style fill: FillStyle = FillStyle()
    ) -> some ShapeView<Self> { _DrawnShape(shape: self, plate: Plate(self, in: style)) }
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        fill(Color.primary, style: style)
    }
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> { _DrawnShape(shape: self) }
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> { _DrawnShape(shape: self) }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape { self }
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { self }
}

/// A figure that can be inset.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape = Self
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> Self { self }
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> { _DrawnShape(shape: self) }
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> { _DrawnShape(shape: self) }
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        self
    }
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { self }
}

nonisolated public struct Rectangle: InsettableShape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated public struct RoundedRectangle: InsettableShape, Equatable {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated public struct Circle: InsettableShape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

nonisolated public struct Ellipse: InsettableShape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

nonisolated public struct Capsule: InsettableShape, Equatable {
    public init(style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A figure without its type.
nonisolated public struct AnyShape: Shape {
    private let shape: any Shape

    public init<Figure: Shape>(_ shape: Figure) { self.shape = shape }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
}

nonisolated public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

nonisolated public struct FillStyle: Hashable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

nonisolated public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
    }
}

nonisolated public enum CGLineCap: Int32, Sendable { case butt, round, square }

nonisolated public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
