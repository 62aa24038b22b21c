import Lifecycle

/// A view with the label of its tab.
nonisolated public struct _TabItemView<Content: View, Label: View>: _PrimitiveView {
    let content: Content
    let label: Label

    @MainActor public func _makeNode(at site: Site) -> Node { content._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { content._update(node) }
}

extension View {
    /// Gives the tab its title: the text of `label`.
    nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        _TabItemView(content: self, label: label())
    }
}

extension _TaggedView: TabPartSource {
    @MainActor var tabParts: [TabParts] {
        TabParts.of(content).map { TabParts(tag: AnyHashable(tag), title: $0.title, view: $0.view) }
    }
}

extension _TabItemView: TabPartSource {
    @MainActor var tabParts: [TabParts] {
        TabParts.of(content).map { TabParts(tag: $0.tag, title: title, view: $0.view) }
    }

    /// The text of the label.
    @MainActor private var title: String? {
        guard let tree = Tree.current else { return nil }
        return tree.words { label._makeNode(at: $0) }
    }
}
