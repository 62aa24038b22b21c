import Lifecycle

/// A spinner, or a bar with a percentage. On screen both are a spinner with their label.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
    private let line: LineView<TupleView<(Label, Text, CurrentValueLabel)>>

    private init<Value: BinaryFloatingPoint>(
        _ value: Value?, of total: Value, label: Label, currentValueLabel: CurrentValueLabel
    ) {
        let share = value.map { "\(Int((min(max($0 / total, 0), 1) * 100).rounded()))%" } ?? ""
        line = LineView(
            kind: .spinner, content: TupleView((label, Text(verbatim: share), currentValueLabel)))
    }

    @MainActor public func _makeNode(at site: Site) -> Node { line._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { line._update(node) }
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
