// Modifiers whose closures compute parts of a layout. Layout closures receive the size of the screen; their
// results have no effect.

extension View {
    /// Runs `computeValue` each time the body that uses the modifier runs.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        _ = computeValue(.screen)
        return seen(.dyed)
    }

    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        _ = computeValue(.screen)
        return seen(.dyed)
    }

    /// Runs `length` once for each axis in `axes`, whenever the body that uses the modifier runs.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        if axes.contains(.horizontal) { _ = length(ViewDimensions.screen.width, .horizontal) }
        if axes.contains(.vertical) { _ = length(ViewDimensions.screen.height, .vertical) }
        return self
    }
}

/// The size of a view in an alignment guide: always the screen's size.
nonisolated public struct ViewDimensions: Equatable, Sendable {
    public let width: CGFloat
    public let height: CGFloat

    static let screen = ViewDimensions(width: GeometryProxy().size.width, height: GeometryProxy().size.height)

    /// The position of the view's edge or center. In the course, the baselines of a view are at the top of the view.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        if guide == .trailing { width } else if guide == .center { width / 2 } else { 0 }
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        if guide == .bottom { height } else if guide == .center { height / 2 } else { 0 }
    }
}
