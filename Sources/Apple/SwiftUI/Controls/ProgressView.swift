import Lifecycle

/// The screen shows every progress view as a spinner with the label, even a progress view with a percentage.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
    private let line: LineView<TupleView<(Label, Text, CurrentValueLabel)>>
    private let share: Double?

    private init<Value: BinaryFloatingPoint>(
        _ value: Value?, of total: Value, label: Label, currentValueLabel: CurrentValueLabel
    ) {
        share = value.map { Double(min(max($0 / total, 0), 1)) }
        let words = share.map { "\(Int(($0 * 100).rounded()))%" } ?? ""
        line = LineView(
            kind: .spinner, content: TupleView((label, Text(verbatim: words), currentValueLabel)))
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        makeNode(at: site, styledWith: configuration, plain: line._makeNode)
    }

    @MainActor public func _update(_ node: Node) {
        update(node, styledWith: configuration, plain: line._update)
    }

    @MainActor private func configuration() -> ProgressViewStyleConfiguration {
        let parts = line.content.value
        return ProgressViewStyleConfiguration(
            fractionCompleted: share, label: parts.0 is EmptyView ? nil : .init(parts.0),
            currentValueLabel: parts.2 is EmptyView ? nil : .init(parts.2))
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted, of: 1, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) {
        self.init(Double?.none, of: 1, label: label(), currentValueLabel: EmptyView())
    }

    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, of: total, label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() {
        self.init { EmptyView() }
    }

    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ title: LocalizedStringKey) {
        self.init { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title) {
        self.init { Text(title) }
    }

    public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
        _ title: Title, value: Value?, total: Value = 1
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, of: total, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows the completed fraction of a `Progress` at the moment when the body runs. The screen shows later
    /// progress only after the body runs again.
    public init(_ progress: Progress) {
        self.init(value: progress.fractionCompleted)
    }

    /// Shows the fraction of the interval that has passed when the init of the progress view runs. With
    /// `countsDown`, the progress view shows the remaining fraction. On a device, the progress bar also moves
    /// between runs of the body.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(value: timerInterval.share(countsDown: countsDown))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(value: timerInterval.share(countsDown: countsDown), label: label)
    }
}

extension ClosedRange<Date> {
    /// The fraction of the interval that has passed or, with `countsDown`, that remains.
    fileprivate func share(countsDown: Bool) -> Double {
        let length = upperBound.timeIntervalSince(lowerBound)
        let passed = Date().timeIntervalSince(lowerBound)
        let share = length > 0 ? Swift.min(Swift.max(passed / length, 0), 1) : 1
        return countsDown ? 1 - share : share
    }
}
