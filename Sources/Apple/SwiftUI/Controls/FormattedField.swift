// Text fields whose text a `Formatter` writes and parses.

/// Text that the formatter cannot parse leaves the field's value unchanged.
nonisolated private struct FormattedField<Value> {
    let value: Binding<Value>
    let formatter: Formatter

    var words: Binding<String> {
        Binding<String>(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { words in
                if let read = read(words) { value.wrappedValue = read }
            })
    }

    /// Parses text with the formatter class's own method, because Linux's `Formatter` has no common method
    /// for parsing.
    private func read(_ words: String) -> Value? {
        switch formatter {
        case let numbers as NumberFormatter:
            guard let number = numbers.number(from: words) else { return nil }
            return (number as? Value) ?? Self.number(number)
        case let dates as DateFormatter: return dates.date(from: words) as? Value
        case let dates as ISO8601DateFormatter: return dates.date(from: words) as? Value
        default: return words as? Value
        }
    }

    private static func number(_ number: NSNumber) -> Value? {
        let readings: [Any] = [
            number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number.int64Value,
            number.int32Value, number.uintValue, CGFloat(number.doubleValue),
        ]
        if let reading = readings.lazy.compactMap({ $0 as? Value }).first { return reading }
        return nil
    }
}

extension TextField where Label == Text {
    public init<Value>(
        _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(FormattedField(value: value, formatter: formatter).words, label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol, Value>(
        _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(FormattedField(value: value, formatter: formatter).words, label: Text(title))
    }

    public init<Value>(
        _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            FormattedField(value: value, formatter: formatter).words, label: Text(title),
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    @_disfavoredOverload public init<Title: StringProtocol, Value>(
        _ title: Title, value: Binding<Value>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            FormattedField(value: value, formatter: formatter).words, label: Text(title),
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// No scenario selects text, so the text field never writes its selection.
    public init(
        _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text, label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text, label: Text(title))
    }
}

extension TextField {
    public init<Value>(
        value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(FormattedField(value: value, formatter: formatter).words, label: label())
    }

    public init<Style: ParseableFormatStyle>(
        value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Style.FormatOutput == String {
        self.init(value.words(as: format), label: label())
    }

    public init<Style: ParseableFormatStyle>(
        value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Style.FormatOutput == String {
        self.init(value.words(as: format), label: label())
    }
}
