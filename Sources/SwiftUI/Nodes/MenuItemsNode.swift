import Lifecycle

/// What is in an open menu. Touching any of it closes the menu.
@MainActor final class MenuItemsNode: Node {
    var close: @MainActor () -> Void

    init(at site: Site, close: @escaping @MainActor () -> Void, content: (Site) -> Node) {
        self.close = close
        super.init(at: site)
        build([content(inside)])
    }
}

nonisolated struct MenuItems: PrimitiveModifier {
    let close: @MainActor () -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        MenuItemsNode(at: site, close: close, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(MenuItemsNode.self).close = close
    }
}
