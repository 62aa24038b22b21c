/// The screen shows a gauge's label, its percentage, and the app's texts for the value and the bounds.
nonisolated public struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    private let share: Double
    private let reader = StylingReader<GaugeStyleConfiguration>()

    private init<Value: BinaryFloatingPoint>(
        _ value: Value, in range: ClosedRange<Value>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
        bounds: (BoundsLabel, BoundsLabel)?
    ) {
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.bounds = bounds
        share = Double((value - range.lowerBound) / (range.upperBound - range.lowerBound))
    }

    @MainActor public var body: some View {
        if let styling = reader.styling {
            styling.make(
                GaugeStyleConfiguration(
                    value: share, label: .init(label),
                    currentValueLabel: currentValueLabel is EmptyView ? nil : .init(currentValueLabel),
                    minimumValueLabel: bounds.map { .init($0.minimum) },
                    maximumValueLabel: bounds.map { .init($0.maximum) }))
        } else {
            LineView(
                kind: .text,
                content: TupleView(
                    (
                        label, bounds?.minimum, Text(verbatim: "\(Int((share * 100).rounded()))%"),
                        currentValueLabel, bounds?.maximum
                    )))
        }
    }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, in: bounds, label(), EmptyView(), bounds: nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, in: bounds, label(), currentValueLabel(), bounds: nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, in: bounds, label(), currentValueLabel(),
            bounds: (minimumValueLabel(), maximumValueLabel()))
    }
}
