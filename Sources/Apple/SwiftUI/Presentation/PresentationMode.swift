import Lifecycle

/// The older form of `dismiss`, which also tells whether the view is presented.
@MainActor @preconcurrency public struct PresentationMode {
    let dismissal: DismissAction?
    let navigator: Navigator?

    /// Whether the view is presented: true in a sheet and on a pushed page.
    public var isPresented: Bool {
        dismissal != nil || navigator.map { !$0.pages.isEmpty } ?? false
    }

    /// Closes the sheet around the view; without a sheet, pops the view's page.
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

    /// Whether the view is presented: true in a sheet and on a pushed page.
    public var isPresented: Bool {
        let mode = presentationMode
        return onEngine { mode.wrappedValue.isPresented }
    }
}
