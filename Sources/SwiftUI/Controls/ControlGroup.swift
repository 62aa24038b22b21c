/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: ArrangingView {
    public let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
