/// A node whose children lie on each other: only the top one is on screen, those below keep their state.
///
/// A page that is taken off is gone with all it held; the one below appears again.
@MainActor public final class PageStackNode: Node {
    public struct Pages {
        /// From the bottom up; a page keeps its node as long as its key stays at its place.
        var keys: [AnyHashable]
        var make: @MainActor (Int, Site) -> Node
        var update: @MainActor (Int, Node) -> Void

        public init(
            keys: [AnyHashable], make: @escaping @MainActor (Int, Site) -> Node,
            update: @escaping @MainActor (Int, Node) -> Void
        ) {
            self.keys = keys
            self.make = make
            self.update = update
        }
    }

    private var keys: [AnyHashable] = []

    public init(at site: Site, _ pages: Pages) {
        super.init(at: site)
        // From the bottom up: a page may need what a lower one has set up.
        for index in pages.keys.indices { build(children + [pages.make(index, inside)]) }
        keys = pages.keys
        showTop()
    }

    public func update(_ pages: Pages) {
        let same = zip(keys, pages.keys).prefix { $0 == $1 }.count
        var nodes = Array(children.prefix(same))
        for (index, node) in nodes.enumerated() { pages.update(index, node) }
        for index in same..<max(same, pages.keys.count) { nodes.append(pages.make(index, inside)) }
        setChildren(nodes)
        keys = pages.keys
        showTop()
    }

    private func showTop() {
        for (index, child) in children.enumerated() { child.setShown(index == children.count - 1) }
    }
}
