nonisolated public struct Rectangle: InsettableShape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(base: self, amount: amount) }
}

nonisolated public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

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

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        let inner = CGSize(
            width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
        return InsetFigure(base: RoundedRectangle(cornerSize: inner, style: style), amount: amount)
    }
}

nonisolated public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var inner = self
        inner.cornerRadii.topLeading = max(cornerRadii.topLeading - amount, 0)
        inner.cornerRadii.bottomLeading = max(cornerRadii.bottomLeading - amount, 0)
        inner.cornerRadii.bottomTrailing = max(cornerRadii.bottomTrailing - amount, 0)
        inner.cornerRadii.topTrailing = max(cornerRadii.topTrailing - amount, 0)
        return InsetFigure(base: inner, amount: amount)
    }
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

    nonisolated public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
    nonisolated public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
