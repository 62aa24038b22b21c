/// A rectangle whose corners follow those of what it is in.
nonisolated public struct ConcentricRectangle: InsettableShape, Equatable {
    private var corners: [Edge.Corner.Style]

    public init() { corners = [.concentric] }

    public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = [corners] }

    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
    }

    public init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner]
    }

    public init(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [uniformBottomCorners, topLeadingCorner, topTrailingCorner]
    }

    public init(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) {
        corners = [uniformTopCorners, uniformBottomCorners]
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) {
        corners = [uniformLeadingCorners, uniformTrailingCorners]
    }

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Edge {
    /// A corner, between two edges.
    nonisolated public enum Corner: Int8, Hashable, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        nonisolated public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral,
            ExpressibleByIntegerLiteral
        {
            private let name: String
            private var radius: CGFloat = 0

            public static let concentric = Style(name: "concentric")
            public static func concentric(minimum: Style) -> Style {
                Style(name: "concentric", radius: minimum.radius)
            }
            public static func fixed(_ radius: CGFloat) -> Style { Style(name: "fixed", radius: radius) }

            private init(name: String, radius: CGFloat = 0) {
                self.name = name
                self.radius = radius
            }
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
        }
    }
}

extension Shape where Self == ConcentricRectangle {
    nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        Self(corners: corners, isUniform: isUniform)
    }
    nonisolated public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        Self(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    nonisolated public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        Self(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }
    nonisolated public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        Self(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner)
    }
}
