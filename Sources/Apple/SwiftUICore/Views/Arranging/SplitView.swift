/// Views beside each other, with lines that a Mac's user can drag. No scenario drags one.
nonisolated public struct HSplitView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { HStack { content } }
}

/// Views above each other, with lines that a Mac's user can drag. No scenario drags one.
nonisolated public struct VSplitView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { VStack { content } }
}
