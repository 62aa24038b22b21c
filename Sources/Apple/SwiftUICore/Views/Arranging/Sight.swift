// Modifiers that can hide a view. The course has no layout, so only values that certainly hide a view have an
// effect: the view leaves the screen but stays alive. docs/fidelity.md lists these values.

extension View {
    // MARK: - Size

    /// A width or height of zero hides the view and makes it ignore taps.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let screen = GeometryProxy().size
        return seen(
            Sight(
                hasNoRoom: isNone(width) || isNone(height), isCramped: isLittle(width) || isLittle(height),
                isSized: isLess(width, than: screen.width) || isLess(height, than: screen.height)))
    }

    /// A maximum width or height of zero hides the view and makes it ignore taps.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        seen(
            Sight(
                hasNoRoom: isNone(maxWidth) || isNone(maxHeight),
                isCramped: isLittle(maxWidth) || isLittle(maxHeight),
                isSized: isLess(maxWidth, than: .infinity) || isLess(maxHeight, than: .infinity)))
    }

    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        seen(Sight(scale: CGSize(width: scale, height: scale)))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        seen(Sight(scale: scale))
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> some View
    { seen(Sight(scale: CGSize(width: x, height: y))) }

    // MARK: - Position

    nonisolated public func offset(_ offset: CGSize) -> some View { seen(Sight(shift: offset)) }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        seen(Sight(shift: CGSize(width: x, height: y)))
    }

    nonisolated public func position(_ position: CGPoint) -> some View { seen(Sight(center: position)) }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        seen(Sight(center: CGPoint(x: x, y: y)))
    }

    nonisolated public func zIndex(_ value: Double) -> some View { seen(Sight(zIndex: value)) }

    // MARK: - Paint

    /// An opacity below 0.05 hides the view. Below 0.01, the view also ignores taps, as with `hidden`.
    nonisolated public func opacity(_ opacity: Double) -> some View { seen(Sight(opacity: opacity)) }

    /// A blur of 20 points or more makes the view unreadable.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        seen(Sight(blur: radius))
    }

    nonisolated public func colorMultiply(_ color: Color) -> some View { seen(Sight(opacity: color.opacity)) }

    nonisolated public func overlay<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { seen(Sight(isCovered: Plate(style) == .opaque)) }

    nonisolated public func overlay<Style: ShapeStyle, Figure: Shape>(
        _ style: Style, in shape: Figure, fillStyle: FillStyle = FillStyle()
    ) -> some View { seen(Sight(isCovered: Plate(shape, in: style) == .opaque)) }
}

extension View {
    nonisolated private func isNone(_ length: CGFloat?) -> Bool { length.map { !($0 >= 1) } ?? false }

    /// True if the length is too small for the smallest font.
    nonisolated private func isLittle(_ length: CGFloat?) -> Bool { isLess(length, than: 3) }

    nonisolated private func isLess(_ length: CGFloat?, than limit: CGFloat) -> Bool {
        length.map { !($0 >= limit) } ?? false
    }
}
