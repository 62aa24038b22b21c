import Lifecycle

/// Whether a view is presented, and how to end that: the older form of `dismiss`.
@MainActor @preconcurrency public struct PresentationMode {
    let dismissal: DismissAction?
    let navigator: Navigator?

    /// True in a sheet, and on a page that was pushed.
    public var isPresented: Bool {
        dismissal != nil || navigator.map { !$0.pages.isEmpty } ?? false
    }

    public mutating func dismiss() {
        if let dismissal { dismissal() } else { _ = navigator?.pop() }
    }
}

extension EnvironmentValues {
    public var presentationMode: Binding<PresentationMode> {
        let (dismissal, navigator) = (self[DismissKey.self], self.navigator)
        return onEngine {
            let mode = PresentationMode(dismissal: dismissal, navigator: navigator)
            return Binding(following: { mode }, set: { _ in })
        }
    }

    public var isPresented: Bool {
        let mode = presentationMode
        return onEngine { mode.wrappedValue.isPresented }
    }
}
