import Lifecycle

/// Closes what a view stands in: its sheet, or its page.
@MainActor @preconcurrency public struct DismissAction {
    let action: @MainActor () -> Void

    public func callAsFunction() { action() }
}

struct DismissKey: EnvironmentKey {
    static let defaultValue: DismissAction? = nil
}

extension EnvironmentValues {
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
