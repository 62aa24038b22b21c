import Lifecycle

/// Content that can be scrolled from code, to an element by its identity.
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

/// Scrolls what stands in its reader.
@MainActor @preconcurrency public struct ScrollViewProxy {
    fileprivate weak var reader: Node?

    /// Brings the element into sight. Without an anchor it moves as little as it can; rows that come into sight appear,
    /// and those that leave it disappear. In a scroll view that is not lazy only the picture moves.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let _: Void? = reader?.first { node in
            guard let list = node as? LazyNode, let row = list.row(of: AnyHashable(id)) else { return nil }
            list.scroll(to: row, inWindow: anchor.map { Double($0.y) })
            return ()
        }
    }
}

nonisolated private struct ScrollReaderContent<Content: View>: PrimitiveView {
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
