import Lifecycle

/// The action of the nearest `refreshable`. The app's code can call the action to start a refresh.
///
///     @Environment(\.refresh) private var refresh
///     Button("Again") { Task { await refresh?() } }
///
/// The refresh runs in the caller's task and is canceled with that task. A list shows no spinner for a refresh
/// that the app's code starts.
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
