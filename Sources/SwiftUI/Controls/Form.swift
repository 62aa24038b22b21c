/// Controls under each other. Unlike a list it has all its rows at once.
nonisolated public struct Form<Content: View>: ArrangingView {
    public let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
