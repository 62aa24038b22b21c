/// A line to type into: on screen its name and what stands in it.
///
/// A field for a value takes what is typed when it can be read as one, and keeps the value it had when it cannot.
nonisolated public struct TextField<Label: View>: View {
    private let label: Label
    @Binding private var text: String
    @Environment(\.submitActions) private var submit

    init(_ text: Binding<String>, label: Label) {
        _text = text
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, label: label())
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text, label: label())
    }

    @MainActor public var body: some View {
        ValueControl(
            label, reading: text, handler: Typing(replace: { text = $0 }, submit: { submit(.text) }))
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
    nonisolated fileprivate func words<Style: ParseableFormatStyle>(as style: Style) -> Binding<String>
    where Style.FormatInput == Value, Style.FormatOutput == String {
        Binding<String>(
            get: { style.format(wrappedValue) },
            set: { words in
                // What cannot be read is not a value yet: the user may still be typing.
                if let value = try? style.parseStrategy.parse(words) { wrappedValue = value }
            })
    }

    nonisolated fileprivate func words<Style: ParseableFormatStyle>(as style: Style) -> Binding<String>
    where Style.FormatInput? == Value, Style.FormatOutput == String {
        Binding<String>(
            get: { wrappedValue.map(style.format) ?? "" },
            set: { words in wrappedValue = try? style.parseStrategy.parse(words) })
    }
}
