import Lifecycle

/// Closes the sheet around a view; without a sheet, pops the view's page.
@MainActor @preconcurrency public struct DismissAction {
    let action: @MainActor () -> Void

    public func callAsFunction() { action() }
}

struct DismissKey: EnvironmentKey {
    static let defaultValue: DismissAction? = nil
}

extension EnvironmentValues {
    /// Closes the view's sheet or page by writing the binding that presents it.
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
