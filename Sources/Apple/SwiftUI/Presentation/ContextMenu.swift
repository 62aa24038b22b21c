package import Lifecycle
import Wire

extension View {
    /// A long press on the view opens a context menu. The items of a context menu are created when the menu
    /// opens and removed when the menu closes. A scenario's tap on an item of a closed context menu opens the
    /// menu first.
    nonisolated public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        modifier(_ContextMenuModifier(items: menuItems()))
    }

    /// A long press on the view opens a context menu. The preview of a context menu is never created.
    nonisolated public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View { contextMenu(menuItems: menuItems) }
}

nonisolated struct _ContextMenuModifier<Items: View>: ViewModifier {
    let items: Items

    @State private var isOpen = false

    @MainActor func body(content: Content) -> some View {
        content.modified(by: _MenuHolder(items: items, open: { isOpen = true }))
        if isOpen {
            _Presented(.menu, close: { isOpen = false }) { items }
        }
    }
}

nonisolated private struct _MenuHolder<Items: View>: _PrimitiveModifier {
    let items: Items
    let open: @MainActor () -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        ContextMenuNode(at: site, holding, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(ContextMenuNode.self).holding = holding
    }

    @MainActor private var holding: ContextMenuNode.Holding {
        .init(open: open, items: { items._makeNode(at: $0) })
    }
}

/// The node of a view with a context menu.
@MainActor package final class ContextMenuNode: Node {
    struct Holding {
        let open: @MainActor () -> Void
        let items: @MainActor (Site) -> Node
    }
    var holding: Holding

    init(at site: Site, _ holding: Holding, content: (Site) -> Node) {
        self.holding = holding
        super.init(at: site)
        build([content(inside)])
    }

    package override var rowRole: RowRole { .wrapper }

    /// Returns whether the closed context menu contains an item with this label.
    package func hasItem(_ label: String) -> Bool {
        let items = tree.detached(holding.items)
        return items.first { ($0 as? any Touchable).flatMap { $0.label == label ? true : nil } } ?? false
    }

    /// The context menu is on screen when `open` returns.
    package func open() {
        Scopes.enter(Scope(view: path, phase: .action)) { holding.open() }
        tree.flush()
    }
}
