// What can take a view out of sight. Nothing is laid out here, so only what hides a view for sure has an effect: the view
// leaves the screen, and lives on. A row in docs/fidelity.md says what counts.

extension View {
    // MARK: - Size

    /// No room at all takes the view out of sight and out of reach.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let screen = GeometryProxy().size
        return seen(
            Sight(
                hasNoRoom: isNone(width) || isNone(height), isCramped: isLittle(width) || isLittle(height),
                isSized: isLess(width, than: screen.width) || isLess(height, than: screen.height)))
    }

    /// A largest size of nothing takes the view out of sight and out of reach.
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

    // MARK: - Place

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

    /// Takes the view out of sight below a twentieth, and out of reach below a hundredth, as `hidden` does.
    nonisolated public func opacity(_ opacity: Double) -> some View { seen(Sight(opacity: opacity)) }

    /// Nothing can be read behind a blur of twenty points or more.
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

    /// Less than the smallest letters take.
    nonisolated private func isLittle(_ length: CGFloat?) -> Bool { isLess(length, than: 3) }

    nonisolated private func isLess(_ length: CGFloat?, than limit: CGFloat) -> Bool {
        length.map { !($0 >= limit) } ?? false
    }
}
