import Lifecycle

/// Closes the sheet that a view is in, or else takes its page off the navigation stack.
@MainActor @preconcurrency public struct DismissAction {
    let action: @MainActor () -> Void

    public func callAsFunction() { action() }
}

struct DismissKey: EnvironmentKey {
    static let defaultValue: DismissAction? = nil
}

extension EnvironmentValues {
    /// What closes this view. It writes the binding that presents the view.
    public var dismiss: DismissAction {
        get {
            let (dismiss, navigator) = (self[DismissKey.self], self.navigator)
            return onEngine {
                dismiss ?? DismissAction { _ = navigator?.pop() }
            }
        }
        set { self[DismissKey.self] = newValue }
    }
}
