import Lifecycle

nonisolated public struct _TabItemView<Content: View, Label: View>: _PrimitiveView {
    let content: Content
    let label: Label

    @MainActor public func _makeNode(at site: Site) -> Node { content._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { content._update(node) }
}

extension View {
    /// Sets the tab's title to the text of `label`.
    nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        _TabItemView(content: self, label: label())
    }
}

extension _TaggedView: TabPartSource {
    @MainActor var tabParts: [TabParts] {
        TabParts.of(content).map { part in
            var part = part
            part.tag = AnyHashable(tag)
            return part
        }
    }
}

extension _TabItemView: TabPartSource {
    @MainActor var tabParts: [TabParts] {
        TabParts.of(content).map { part in
            var part = part
            part.title = title
            return part
        }
    }

    /// The label's text, or the name of the label's picture; nil for a label without text and picture.
    @MainActor private var title: String? {
        guard let tree = Tree.current else { return nil }
        return tree.label { label._makeNode(at: $0) }
    }
}
