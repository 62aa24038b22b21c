/// The screen shows a slider's label and its number. One step of a slider runs `onEditingChanged(true)`,
/// writes the binding, then runs `onEditingChanged(false)`.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let label: Label
    private let value: SteppedValue<Double>
    private let onEditingChanged: @MainActor (Bool) -> Void

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, step: Double, label: Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.label = label
        self.value = SteppedValue(
            value: Binding<Double>(
                get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step)
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public var body: some View {
        ValueControl(
            label, reading: value.value.formatted(.number.precision(.fractionLength(0...2))),
            handler: Stepping { direction in
                onEditingChanged(true)
                value.move(direction)
                onEditingChanged(false)
            })
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider that moves by a tenth of its range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: Double(bounds.upperBound - bounds.lowerBound) / 10, label: label(),
            onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: Double(step), label: label(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// The screen does not show the labels for a slider's minimum and maximum.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: Double(bounds.upperBound - bounds.lowerBound) / 10, label: label(),
            onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: Double(step), label: label(), onEditingChanged: onEditingChanged)
    }
}

/// A value that changes in steps within its bounds.
nonisolated struct SteppedValue<Value: Strideable>: DynamicProperty {
    @Binding var value: Value
    let bounds: ClosedRange<Value>?
    let step: Value.Stride

    init(value: Binding<Value>, bounds: ClosedRange<Value>?, step: Value.Stride) {
        _value = value
        self.bounds = bounds
        self.step = step
    }

    func move(_ direction: Int) {
        let moved = value.advanced(by: direction < 0 ? -step : step)
        value = bounds.map { min(max(moved, $0.lowerBound), $0.upperBound) } ?? moved
    }
}
