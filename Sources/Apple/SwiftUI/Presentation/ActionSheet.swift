/// The older form of a confirmation dialog. The app describes the dialog by a value instead of views.
nonisolated public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Shows an action sheet while `isPresented` is true. Each button of the action sheet sets `isPresented`
    /// to false.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        asking(.menu, isPresented) { Question(content()) }
    }

    /// Shows an action sheet while `item` is not nil. Each button of the action sheet sets `item` to nil.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        asking(.menu, item) { Question(content($0)) }
    }
}
