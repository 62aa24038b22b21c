/// A modifier that reads the environment and then returns another modifier.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier
    @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> some View {
        _EnvironmentalBody(content: content) { $0.modifier(resolve(in: $1)) }
    }
}

nonisolated private struct _EnvironmentalBody<Content: View, Resolved: View>: View {
    let content: Content
    let resolve: @MainActor (Content, EnvironmentValues) -> Resolved
    @Environment(\.self) private var environment

    init(content: Content, resolve: @escaping @MainActor (Content, EnvironmentValues) -> Resolved) {
        self.content = content
        self.resolve = resolve
    }

    @MainActor var body: some View { resolve(content, environment) }
}
