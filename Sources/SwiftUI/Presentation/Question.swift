import Lifecycle

/// What an `Alert` and an `ActionSheet` have in common: words, and answers to choose from.
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

/// Shows a question while the binding is true.
nonisolated struct _QuestionModifier: ViewModifier {
    let manner: PresentationNode.Manner
    let isPresented: Binding<Bool>
    let content: () -> Question?

    @MainActor func body(content below: Content) -> some View {
        let question = isPresented.wrappedValue ? content() : nil
        below.modifier(
            _DialogModifier(
                manner: manner, title: question?.title ?? Text(""), isPresented: isPresented,
                actions: {
                    ForEach((question?.buttons ?? []).indices, id: \.self) { index in
                        if let button = question?.buttons[index] {
                            SwiftUI.Button(role: button.role, action: button.action) { button.label }
                        }
                    }
                }, message: { question?.message }))
    }
}
