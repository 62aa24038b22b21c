/// The screen shows a text field's label and its text. Each typed letter writes the text field's binding, in
/// a separate update.
///
/// A text field for a value writes the binding if the field can parse the text; otherwise the value does not change.
/// The return key in a text field runs `onCommit`, then `onSubmit`, then `onEditingChanged(false)`.
nonisolated public struct TextField<Label: View>: View {
    private let label: Label
    private let onEditingChanged: (Bool) -> Void
    private let onCommit: () -> Void
    @Binding private var text: String
    @State private var isEdited = false
    @Environment(\.submitActions) private var submit
    private let reader = StylingReader<TextField<_TextFieldStyleLabel>>()

    init(
        _ text: Binding<String>, label: Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        _text = text
        self.label = label
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, label: label())
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text, label: label())
    }

    @MainActor public var body: some View {
        if let styling = reader.styling {
            styling.make(
                TextField<_TextFieldStyleLabel>(
                    $text, label: _TextFieldStyleLabel(label),
                    onEditingChanged: onEditingChanged, onCommit: onCommit))
        } else {
            ValueControl(label, reading: text, handler: Typing(replace: { type($0) }, submit: { leave() }))
        }
    }

    @MainActor private func type(_ letters: String) {
        if !isEdited {
            isEdited = true
            onEditingChanged(true)
        }
        text = letters
    }

    @MainActor private func leave() {
        onCommit()
        submit(.text)
        guard isEdited else { return }
        isEdited = false
        onEditingChanged(false)
    }
}

// The text field's initializers of 2019. `onEditingChanged(true)` runs at the first typed letter, and
// `onEditingChanged(false)` at the return key.
extension TextField where Label == Text {
    public init(
        _ title: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(text, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    public init(
        _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, label: Text(title), onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, label: Text(title), onEditingChanged: onEditingChanged)
    }
}

extension TextField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(text, label: Text(title))
    }

    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text, label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(text, label: Text(title))
    }

    public init<Style: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
    ) where Style.FormatOutput == String {
        self.init(value.words(as: format), label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol, Style: ParseableFormatStyle>(
        _ title: Title, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
    ) where Style.FormatOutput == String {
        self.init(value.words(as: format), label: Text(title))
    }

    public init<Style: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil
    ) where Style.FormatOutput == String {
        self.init(value.words(as: format), label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol, Style: ParseableFormatStyle>(
        _ title: Title, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil
    ) where Style.FormatOutput == String {
        self.init(value.words(as: format), label: Text(title))
    }
}

extension Binding {
    nonisolated func words<Style: ParseableFormatStyle>(as style: Style) -> Binding<String>
    where Style.FormatInput == Value, Style.FormatOutput == String {
        Binding<String>(
            get: { style.format(wrappedValue) },
            set: { words in
                // A text field ignores text that the field cannot parse, because the user may still be
                // typing.
                if let value = try? style.parseStrategy.parse(words) { wrappedValue = value }
            })
    }

    nonisolated func words<Style: ParseableFormatStyle>(as style: Style) -> Binding<String>
    where Style.FormatInput? == Value, Style.FormatOutput == String {
        Binding<String>(
            get: { wrappedValue.map(style.format) ?? "" },
            set: { words in wrappedValue = try? style.parseStrategy.parse(words) })
    }
}

/// The screen shows a text editor's text without a label.
nonisolated public struct TextEditor: View {
    @Binding private var text: String

    public init(text: Binding<String>) {
        _text = text
    }

    /// No scenario selects text, so the text editor never writes its selection.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        _text = text
    }

    @MainActor public var body: some View {
        ValueControl(
            EmptyView(), reading: text,
            handler: Typing(replace: { text = $0 }, submit: {}, isLeftByReturn: false))
    }
}
