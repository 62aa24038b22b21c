import Lifecycle

/// What the nearest `refreshable` does, for a view inside that offers it in another way than by a pull.
///
///     @Environment(\.refresh) private var refresh
///     Button("Again") { Task { await refresh?() } }
///
/// Whoever calls it owns the work: no spinner of the list shows it, and it ends with the caller's task.
nonisolated public struct RefreshAction: @unchecked Sendable {
    let action: TaskNode.Action

    public func callAsFunction() async { await action() }
}

nonisolated private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}
