import Lifecycle

nonisolated public struct GroupBox<Label: View, Content: View>: _PrimitiveView {
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

    @MainActor private func configuration() -> GroupBoxStyleConfiguration {
        GroupBoxStyleConfiguration(label: .init(parts.value.0), content: .init(parts.value.1))
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }
}

/// A group of related controls, all of them on screen.
nonisolated public struct ControlGroup<Content: View>: ArrangingView {
    public let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        makeNode(at: site, styledWith: configuration) { BoxNode(at: $0) { content._makeNode(at: $0) } }
    }

    @MainActor public func _update(_ node: Node) {
        update(node, styledWith: configuration) { $0.children.first.map(content._update) }
    }

    @MainActor private func configuration() -> ControlGroupStyleConfiguration {
        ControlGroupStyleConfiguration(content: .init(content))
    }
}

/// Unlike a list, a form makes all its rows at once.
nonisolated public struct Form<Content: View>: ArrangingView {
    public let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// A container for Liquid Glass. The course shows only the content.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View { content }
}
