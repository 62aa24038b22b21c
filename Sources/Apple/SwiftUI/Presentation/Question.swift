import Lifecycle

/// The common parts of `Alert` and `ActionSheet`: texts and buttons.
nonisolated struct Question {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    init(_ alert: Alert) {
        (title, message, buttons) = (alert.title, alert.message, alert.buttons)
    }

    init(_ sheet: ActionSheet) {
        (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons)
    }
}

extension View {
    /// The closure `content` runs when the body that contains the closure runs, because Apple's closure does not
    /// escape.
    nonisolated func asking(
        _ manner: PresentationNode.Manner, _ isPresented: Binding<Bool>, _ content: () -> Question?
    ) -> some View {
        let question = isPresented.wrappedValue ? content() : nil
        return modifier(
            _DialogModifier(
                manner: manner, title: question?.title ?? Text(""), isPresented: isPresented,
                addsAnswers: false,
                actions: ForEach((question?.buttons ?? []).indices, id: \.self) { index in
                    if let button = question?.buttons[index] {
                        SwiftUI.Button(role: button.role, action: button.action) { button.label }
                    }
                }, message: question?.message))
    }

    nonisolated func asking<Item: Identifiable>(
        _ manner: PresentationNode.Manner, _ item: Binding<Item?>, _ content: (Item) -> Question
    ) -> some View {
        let isPresented = Binding(
            following: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return asking(manner, isPresented) { item.wrappedValue.map(content) }
    }
}
