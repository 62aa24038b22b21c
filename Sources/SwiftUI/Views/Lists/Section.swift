import Lifecycle

/// Rows with a header and a footer. In a list, header and footer are rows too.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: _PrimitiveView {
    private let rows: TupleView<(Parent, Content, Footer)>

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        rows = TupleView((header(), content(), footer()))
    }

    @MainActor public func _makeNode(at site: Site) -> Node { rows._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { rows._update(node) }
}

extension Section {
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}
