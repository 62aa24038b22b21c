// Modifiers that can hide a view. The course has no layout, so only modifiers whose values certainly hide a view have
// an effect. A hidden view leaves the screen but stays alive; docs/fidelity.md lists the values that hide a view.

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
                lead: alignment.lead(in: width, height), length: .long(width, height),
                isSized: isLess(width, than: screen.width) || isLess(height, than: screen.height)))
    }

    /// A maximum width or height of zero hides the view and makes it ignore taps.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        // SwiftUI ignores an infinite ideal length.
        let width = minWidth ?? idealWidth.flatMap { $0.isFinite ? $0 : nil }
        let height = minHeight ?? idealHeight.flatMap { $0.isFinite ? $0 : nil }
        return seen(
            Sight(
                hasNoRoom: isNone(maxWidth) || isNone(maxHeight),
                isCramped: isLittle(maxWidth) || isLittle(maxHeight),
                lead: alignment.lead(in: width, height), length: .long(width, height),
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

    /// An opacity below 0.05 hides the view. With an opacity below 0.01, the view also ignores taps.
    nonisolated public func opacity(_ opacity: Double) -> some View { seen(Sight(opacity: opacity)) }

    /// A blur of 20 points or more makes the view unreadable.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        seen(Sight(blur: radius))
    }

    nonisolated public func colorMultiply(_ color: Color) -> some View {
        seen(
            Sight(
                opacity: color.opacity, dyes: color != .white,
                flat: Shade(color, in: .light).isLike(Shade(.black, in: .light)) ? .black : nil))
    }

    nonisolated public func overlay<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { seen(Sight(isCovered: Plate(style).cover == .opaque)) }

    nonisolated public func overlay<Style: ShapeStyle, Figure: Shape>(
        _ style: Style, in shape: Figure, fillStyle: FillStyle = FillStyle()
    ) -> some View { seen(Sight(isCovered: Plate(shape, in: style).cover == .opaque)) }
}

extension View {
    nonisolated private func isNone(_ length: CGFloat?) -> Bool { length.map { !($0 >= 1) } ?? false }

    /// True if the length is too small for the smallest font.
    nonisolated private func isLittle(_ length: CGFloat?) -> Bool { isLess(length, than: 3) }

    nonisolated private func isLess(_ length: CGFloat?, than limit: CGFloat) -> Bool {
        length.map { !($0 >= limit) } ?? false
    }
}

nonisolated extension CGSize {
    /// Keeps lengths of many screens and sets shorter lengths to zero, because the course computes no layout.
    fileprivate static func long(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        func long(_ length: CGFloat?, _ axis: Axis) -> CGFloat {
            length.map { axis.isFar($0) ? $0 : 0 } ?? 0
        }
        return CGSize(width: long(width, .horizontal), height: long(height, .vertical))
    }
}

nonisolated extension Alignment {
    /// The empty space before a view in a frame that is many screens long.
    fileprivate func lead(in width: CGFloat?, _ height: CGFloat?) -> CGSize {
        func share(_ isFirst: Bool, _ isLast: Bool) -> CGFloat { isFirst ? 0 : isLast ? 1 : 0.5 }
        let frame = CGSize.long(width, height)
        return CGSize(
            width: frame.width * share(horizontal == .leading, horizontal == .trailing),
            height: frame.height * share(vertical == .top, vertical == .bottom))
    }
}
