import Lifecycle

/// In a list, the header and footer of a section are rows too.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: _PrimitiveView {
    private enum Rows {
        case plain(TupleView<(Parent, Content, Footer)>)
        case folding(_FoldingSection<Parent, Content>)
    }
    private let rows: Rows

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        rows = .plain(TupleView((header(), content(), footer())))
    }

    /// A section whose rows the user hides or shows with a tap on the header.
    fileprivate init(_ isExpanded: Binding<Bool>, content: Content, header: Parent) {
        rows = .folding(_FoldingSection(isExpanded: isExpanded, header: header, content: content))
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        switch rows {
        case .plain(let rows): rows._makeNode(at: site)
        case .folding(let rows): rows._makeNode(at: site)
        }
    }

    @MainActor public func _update(_ node: Node) {
        switch rows {
        case .plain(let rows): rows._update(node)
        case .folding(let rows): rows._update(node)
        }
    }
}

extension Section: SectionParts {
    @MainActor var sectionParts:
        (header: SubviewsCollection, content: SubviewsCollection, footer: SubviewsCollection)
    {
        switch rows {
        case .plain(let rows):
            @MainActor func subviews(of view: any View) -> SubviewsCollection { SubviewsCollection(of: view) }
            let members = rows.members
            return (subviews(of: members[0]), subviews(of: members[1]), subviews(of: members[2]))
        case .folding(let rows):
            let content = rows.isExpanded.wrappedValue ? rows.content : nil
            return (
                SubviewsCollection(of: rows.header), SubviewsCollection(of: content),
                SubviewsCollection(of: EmptyView())
            )
        }
    }

    /// Adds views below the rows of a section. The views of `sectionActions` exist as long as the section's
    /// rows.
    nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        TupleView((self, content()))
    }
}

nonisolated private struct _FoldingSection<Header: View, Content: View>: View {
    let isExpanded: Binding<Bool>
    let header: Header
    let content: Content

    @MainActor var body: some View {
        header.onTapGesture { isExpanded.wrappedValue.toggle() }
        if isExpanded.wrappedValue { content }
    }
}

extension Section where Footer == EmptyView {
    /// The section's rows exist while `isExpanded` is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(isExpanded, content: content(), header: header())
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded, content: content(), header: Text(titleKey))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded, content: content(), header: Text(title))
    }
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
