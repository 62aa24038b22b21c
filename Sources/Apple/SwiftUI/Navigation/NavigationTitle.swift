import Lifecycle

extension View {
    // The screen lists the navigation title before the content.

    nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
        titled(Text(title))
    }

    @_disfavoredOverload nonisolated public func navigationTitle<Title: StringProtocol>(
        _ title: Title
    ) -> some View { titled(Text(title)) }

    nonisolated public func navigationTitle(_ title: Text) -> some View { titled(title) }

    /// A navigation title with a menu for editing the title. No scenario opens the menu.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        _RenamedTitle(content: self, title: title)
    }

    nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
        layered { Text(subtitle) }
    }

    @_disfavoredOverload nonisolated public func navigationSubtitle<Title: StringProtocol>(
        _ subtitle: Title
    ) -> some View { layered { Text(subtitle) } }

    nonisolated public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
        navigationTitle(title)
    }
    nonisolated public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { navigationTitle(title) }
    @_disfavoredOverload nonisolated public func navigationBarTitle<Title: StringProtocol>(_ title: Title)
        -> some View
    { navigationTitle(title) }
    @_disfavoredOverload nonisolated public func navigationBarTitle<Title: StringProtocol>(
        _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    nonisolated private func titled(_ title: Text) -> some View {
        _TitledView(content: self, title: LineView(kind: .heading, content: title))
    }
}

/// Content with a navigation title.
nonisolated struct _TitledView<Content: View>: _PrimitiveView {
    let content: Content
    let title: LineView<Text>

    @MainActor func _makeNode(at site: Site) -> Node {
        TitleNode(at: site, title: { title._makeNode(at: $0) }, content: { content._makeNode(at: $0) })
    }

    @MainActor func _update(_ node: Node) {
        title._update(node.children[0])
        content._update(node.children[1])
    }
}

/// The node of a view with a navigation title. The screen lists the title before the content.
@MainActor final class TitleNode: Node {
    init(at site: Site, title: (Site) -> Node, content: (Site) -> Node) {
        super.init(at: site)
        build([title(inside), content(inside)])
    }

    override func backdrop(of child: Node) -> Backdrop { child === children[0] ? .unknown : .open }
}

/// Content whose navigation title is a binding.
nonisolated private struct _RenamedTitle<Content: View>: View {
    let content: Content
    @Binding var title: String

    @MainActor var body: some View { content.navigationTitle(Text(verbatim: title)) }
}
