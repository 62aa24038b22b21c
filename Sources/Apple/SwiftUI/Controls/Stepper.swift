/// The screen shows only a stepper's label, not its value. One step of a stepper runs
/// `onEditingChanged(true)`, writes the binding or runs the action, then runs `onEditingChanged(false)`.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let step: (Int) -> Void

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        step = { direction in
            guard let action = direction > 0 ? onIncrement : onDecrement else { return }
            onEditingChanged(true)
            action()
            onEditingChanged(false)
        }
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SteppedValue(value: value, bounds: nil, step: step), label: label(), onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SteppedValue(value: value, bounds: bounds, step: step), label: label(), onEditingChanged)
    }

    private init<V: Strideable>(
        _ value: SteppedValue<V>, label: Label, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label: { label }, onIncrement: { value.move(1) }, onDecrement: { value.move(-1) },
            onEditingChanged: onEditingChanged)
    }

    @MainActor public var body: some View {
        ValueControl(label, reading: "", handler: Stepping { step($0) })
    }
}

extension Stepper where Label == Text {
    public init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload public init<Title: StringProtocol, V: Strideable>(
        _ title: Title, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload public init<Title: StringProtocol, V: Strideable>(
        _ title: Title, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

// A stepper's format has no effect, because a stepper on a phone does not show its value.
extension Stepper where Label == Text {
    public init<Style: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Style.FormatInput>, step: Style.FormatInput.Stride = 1,
        format: Style, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Style.FormatInput: Strideable, Style.FormatOutput == String {
        self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload public init<Title: StringProtocol, Style: ParseableFormatStyle>(
        _ title: Title, value: Binding<Style.FormatInput>, step: Style.FormatInput.Stride = 1,
        format: Style, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Style.FormatInput: Strideable, Style.FormatOutput == String {
        self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
    }

    public init<Style: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Style.FormatInput>,
        in bounds: ClosedRange<Style.FormatInput>, step: Style.FormatInput.Stride = 1, format: Style,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Style.FormatInput: Strideable, Style.FormatOutput == String {
        self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload public init<Title: StringProtocol, Style: ParseableFormatStyle>(
        _ title: Title, value: Binding<Style.FormatInput>,
        in bounds: ClosedRange<Style.FormatInput>, step: Style.FormatInput.Stride = 1, format: Style,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Style.FormatInput: Strideable, Style.FormatOutput == String {
        self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }
}
