/// A navigation stack's pages. Only the top page is on screen. The pages below the top page have disappeared and
/// keep their state.
///
/// A popped page loses its state. In the same commit, the page below the popped page appears again.
@MainActor public final class PageStackNode: Node {
    /// The pages of a navigation stack, with closures that make and update the pages' nodes.
    public struct Pages {
        /// The pages' keys, bottom page first. A page keeps its node as long as neither its key nor the key of a
        /// lower page changes.
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
        // The bottom page comes first, because lower pages can declare destinations for higher pages.
        for index in pages.keys.indices { build(children + [pages.make(index, inside)]) }
        keys = pages.keys
        showTop()
    }

    /// Pages with the same keys are updated, pages with new keys are made, and all other pages end.
    public func update(_ pages: Pages) {
        let same = zip(keys, pages.keys).prefix { $0 == $1 }.count
        var nodes = Array(children.prefix(same))
        for (index, node) in nodes.enumerated() { pages.update(index, node) }
        for index in same..<max(same, pages.keys.count) { nodes.append(pages.make(index, inside)) }
        setChildren(nodes)
        keys = pages.keys
        showTop()
    }

    public override func backdrop(of child: Node) -> Backdrop { .system }

    private func showTop() {
        for (index, child) in children.enumerated() { child.setShown(index == children.count - 1) }
    }
}
