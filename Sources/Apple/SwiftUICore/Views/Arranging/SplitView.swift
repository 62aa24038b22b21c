/// A row of views with dividers that Mac users can drag. No scenario drags a divider of a split view.
nonisolated public struct HSplitView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { HStack { content } }
}

/// A column of views with dividers that Mac users can drag. No scenario drags a divider of a split view.
nonisolated public struct VSplitView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { VStack { content } }
}
