/// The screen lists the cells of a grid row by row.
nonisolated public struct Grid<Content: View>: ArrangingView {
    public let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

nonisolated public struct GridRow<Content: View>: ArrangingView {
    public let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
