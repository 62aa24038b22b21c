/// The older form of a confirmation dialog: a value instead of views.
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
    /// Shows a choice while `isPresented` is true. Each button sets it to false.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
        -> some View
    {
        modifier(
            _QuestionModifier(
                manner: .menu, isPresented: isPresented, content: { Question(content()) }))
    }

    /// Shows a choice while `item` is not nil. Each button sets it to nil.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(
            _QuestionModifier(
                manner: .menu,
                isPresented: Binding(
                    following: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                content: { item.wrappedValue.map { Question(content($0)) } }))
    }
}
