/// The screen shows a secure field's label, and a dot for each typed letter.
nonisolated public struct SecureField<Label: View>: View {
    private let label: Label
    @Binding private var text: String
    @Environment(\.submitActions) private var submit

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        _text = text
    }

    @MainActor public var body: some View {
        ValueControl(
            label, reading: String(repeating: "•", count: text.count),
            handler: Typing(replace: { text = $0 }, submit: { submit(.text) }))
    }
}

extension SecureField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(text: text) { Text(title) }
    }
}
