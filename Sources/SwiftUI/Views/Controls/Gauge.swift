/// A value in a range. On screen: its label and the percentage.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let share: Double
    private let reader = StylingReader<GaugeStyleConfiguration>()

    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        share = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    }

    @MainActor public var body: some View {
        if let styling = reader.styling {
            styling.make(
                GaugeStyleConfiguration(
                    value: share, label: .init(label),
                    currentValueLabel: currentValueLabel is EmptyView ? nil : .init(currentValueLabel)))
        } else {
            LineView(
                kind: .text,
                content: TupleView(
                    (label, Text(verbatim: "\(Int((share * 100).rounded()))%"), currentValueLabel)))
        }
    }
}

extension Gauge where CurrentValueLabel == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label) { EmptyView() }
    }
}
