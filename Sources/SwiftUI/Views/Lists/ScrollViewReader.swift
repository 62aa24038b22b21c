import Lifecycle

/// Passes a proxy to its content, by which code scrolls to an element.
///
///     ScrollViewReader { proxy in
///         List(messages) { Text($0.text) }
///             .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id) }
///     }
nonisolated public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        ScrollReaderContent(content: content)
    }
}

/// Scrolls the lists inside its reader.
@MainActor @preconcurrency public struct ScrollViewProxy {
    fileprivate weak var reader: Node?

    /// Scrolls the first list that has an element with this identity until the element is in its window: to the
    /// anchor, or else as little as possible. Rows appear and disappear as under a finger. It does nothing in a plain
    /// scroll view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let _: Void? = reader?.first { node in
            guard let list = node as? LazyNode, let row = list.row(of: AnyHashable(id)) else { return nil }
            list.scroll(to: row, inWindow: anchor.map { Double($0.y) })
            return ()
        }
    }
}

nonisolated private struct ScrollReaderContent<Content: View>: _PrimitiveView {
    let content: (ScrollViewProxy) -> Content

    @MainActor func _makeNode(at site: Site) -> Node {
        ReaderNode(at: site) { content(ScrollViewProxy(reader: $0))._makeNode(at: $1) }
    }

    @MainActor func _update(_ node: Node) {
        node.children.first.map(content(ScrollViewProxy(reader: node))._update)
    }
}

@MainActor private final class ReaderNode: Node {
    init(at site: Site, content: (Node, Site) -> Node) {
        super.init(at: site)
        build([content(self, inside)])
    }

    override var rowRole: RowRole { .wrapper }
}
