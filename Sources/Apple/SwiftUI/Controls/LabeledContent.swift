import Lifecycle

nonisolated public struct LabeledContent<Label: View, Content: View>: _PrimitiveView {
    private let parts: TupleView<(Label, Content)>

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        parts = TupleView((label(), content()))
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        makeNode(at: site, styledWith: configuration, plain: parts._makeNode)
    }

    @MainActor public func _update(_ node: Node) {
        update(node, styledWith: configuration, plain: parts._update)
    }

    @MainActor private func configuration() -> LabeledContentStyleConfiguration {
        LabeledContentStyleConfiguration(label: .init(parts.value.0), content: .init(parts.value.1))
    }
}

extension LabeledContent where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    @_disfavoredOverload public init<Title: StringProtocol, Value: StringProtocol>(
        _ title: Title, value: Value
    ) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    public init<Style: FormatStyle>(_ title: LocalizedStringKey, value: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }

    @_disfavoredOverload public init<Title: StringProtocol, Style: FormatStyle>(
        _ title: Title, value: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}
