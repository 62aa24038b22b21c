/// A model from a file. The app has no model files and fetches none, so a model is never loaded.
nonisolated public struct Model3D<Content: View>: View {
    private let content: Content
    @MainActor public var body: some View { content }
}

extension Model3D {
    nonisolated public init(named name: String, bundle: Bundle? = nil) where Content == Model3DPlaceholder {
        content = Model3DPlaceholder()
    }
    nonisolated public init(url: URL) where Content == Model3DPlaceholder { content = Model3DPlaceholder() }
    // Shows Apple's `placeholder`, because a model is never loaded.
    nonisolated public init<Shown: View>(
        named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Shown,
        @ViewBuilder placeholder: @escaping () -> Content
    ) { self.content = placeholder() }
    nonisolated public init<Shown: View>(
        url: URL, @ViewBuilder content: @escaping (ResolvedModel3D) -> Shown,
        @ViewBuilder placeholder: @escaping () -> Content
    ) { self.content = placeholder() }
    nonisolated public init(
        named name: String, bundle: Bundle? = nil, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (Model3DPhase) -> Content
    ) { self.content = content(.failure(Entity.missing(name))) }
    nonisolated public init(
        url: URL, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (Model3DPhase) -> Content
    ) { self.content = content(.failure(Entity.missing(url.lastPathComponent))) }
}

nonisolated public struct Model3DPlaceholder: View {
    @MainActor public var body: some View { Color.clear }
}

public enum Model3DPhase {
    case success(ResolvedModel3D)
    case failure(any Error)
    public var model: ResolvedModel3D? {
        if case .success(let model) = self { model } else { nil }
    }
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

nonisolated public struct ResolvedModel3D: View {
    @MainActor public var body: some View { Color.clear }
}
