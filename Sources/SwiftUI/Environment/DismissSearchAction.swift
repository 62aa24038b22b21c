import Lifecycle

/// Ends the search that a view stands in: its field is emptied.
@MainActor @preconcurrency public struct DismissSearchAction {
    let action: @MainActor () -> Void

    public func callAsFunction() { action() }
}

nonisolated private enum DismissSearchKey: EnvironmentKey {
    static let defaultValue: DismissSearchAction? = nil
}

extension EnvironmentValues {
    /// Outside a search there is nothing to end.
    public internal(set) var dismissSearch: DismissSearchAction {
        get {
            let own = self[DismissSearchKey.self]
            return onEngine { own ?? DismissSearchAction {} }
        }
        set { self[DismissSearchKey.self] = newValue }
    }
}
