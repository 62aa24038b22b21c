/// Cells in rows and columns; they are read row by row.
nonisolated public struct Grid<Content: View>: ArrangingView {
    public let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// Cells of a grid that stand beside each other.
nonisolated public struct GridRow<Content: View>: ArrangingView {
    public let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension View {
    nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
