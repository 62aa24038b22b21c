/// The older form of an alert. The app describes the alert by a value instead of views.
nonisolated public struct Alert {
    /// A tap on an alert's button runs the button's action, then closes the alert.
    nonisolated public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        @preconcurrency public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {})
            -> Button
        {
            Button(label: label, role: nil, action: action ?? {})
        }

        @preconcurrency public static func cancel(
            _ label: Text = Text("Cancel"), action: (@MainActor () -> Void)? = {}
        ) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        @preconcurrency public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        @preconcurrency public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {})
            -> Button
        {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

extension View {
    /// Shows an alert while `isPresented` is true. Each button of the alert sets `isPresented` to false.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        asking(.alert, isPresented) { Question(content()) }
    }

    /// Shows an alert while `item` is not nil. Each button of the alert sets `item` to nil.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
        -> some View
    {
        asking(.alert, item) { Question(content($0)) }
    }
}
