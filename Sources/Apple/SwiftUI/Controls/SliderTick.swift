/// The course does not draw tick marks, and tick marks do not change the slider's steps.
nonisolated public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
    private let value: Value

    public init(_ value: Value) { self.value = value }
    public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) { self.value = value }
}

nonisolated public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
}

nonisolated public struct SliderTickContentForEach<
    Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
    public typealias Value = Content.Value
    public let data: Data

    public init<Value: BinaryFloatingPoint>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.Value == Value { self.data = data }
}

nonisolated public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {}

@resultBuilder nonisolated public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
    where Content.Value == Value { content }
    public static func buildBlock<Content: SliderTickContent>(_ content: Content) -> Content
    where Content.Value == Value { content }
    public static func buildBlock<each Content: SliderTickContent>(_ content: repeat each Content)
        -> _SliderTicks<Value>
    { _SliderTicks() }
    public static func buildIf<Content: SliderTickContent>(_ content: Content?) -> _SliderTicks<Value> {
        _SliderTicks()
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride, @ViewBuilder label: () -> Label,
        tick: @escaping (V) -> SliderTick<V>?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint, CurrentValueLabel: View, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }

    /// The slider's initializers of 2019.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
}
