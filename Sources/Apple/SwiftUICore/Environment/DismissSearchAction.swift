import Lifecycle

/// Ends the search around a view: clears the search field and sets `isPresented` to false.
@MainActor @preconcurrency public struct DismissSearchAction {
    let action: @MainActor () -> Void

    package init(action: @escaping @MainActor () -> Void) { self.action = action }

    public func callAsFunction() { action() }
}

nonisolated private enum DismissSearchKey: EnvironmentKey {
    static let defaultValue: DismissSearchAction? = nil
}

extension EnvironmentValues {
    /// Outside a search, `dismissSearch` does nothing.
    public package(set) var dismissSearch: DismissSearchAction {
        get {
            let own = self[DismissSearchKey.self]
            return onEngine { own ?? DismissSearchAction {} }
        }
        set { self[DismissSearchKey.self] = newValue }
    }
}
