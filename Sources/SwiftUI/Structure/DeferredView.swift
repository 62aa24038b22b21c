import Lifecycle

/// Content that somebody else's closure makes when its time has come: an element of a `ForEach`, a destination.
///
/// What the closure reads, this view depends on, and not the view in whose body the closure stands.
nonisolated struct _DeferredView<Content: View>: View {
    let content: () -> Content

    init(_ content: @escaping () -> Content) {
        self.content = content
    }

    var body: Content { content() }
}
