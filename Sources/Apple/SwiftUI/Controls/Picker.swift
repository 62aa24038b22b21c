/// The screen shows a picker's label and the chosen option. Choosing an option writes the option's tag to the
/// picker's binding.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    private let content: Content
    @Binding private var selection: SelectionValue

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
        _selection = selection
    }

    @MainActor public var body: some View {
        ChoiceControl(
            choice: .init(
                selection: tagValue(selection),
                takesIdentities: !(SelectionValue.self is any ExpressibleByNilLiteral.Type),
                choose: { choose($0) }), label: label, options: content)
    }

    /// A picker ignores a tag whose type differs from the selection's type, as on a device.
    @MainActor private func choose(_ tag: AnyHashable) {
        if let value = tag.base as? SelectionValue {
            selection = value
        } else if tag.base is NoTag, let none = Optional<Any>.none as? SelectionValue {
            selection = none
        }
    }
}

extension Picker {
    /// A picker with a custom label for the current value. The screen shows a picker's chosen option instead of the
    /// custom label.
    public init<CurrentValueLabel: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(selection: selection, content: content, label: label)
    }

    /// The picker's initializer of 2019, which takes the label first.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == Text {
    public init<CurrentValueLabel: View>(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol, CurrentValueLabel: View>(
        _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    public init(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
