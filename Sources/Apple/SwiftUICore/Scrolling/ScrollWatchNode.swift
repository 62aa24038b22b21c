import Lifecycle
import Wire

/// Observes the first list or lazy stack inside this node, for a scroll modifier.
@MainActor final class ScrollWatchNode: Node, ScrollWatching {
    fileprivate var watch: ScrollWatch
    private var last: ScrollPlace?
    private weak var list: LazyNode?

    init(at site: Site, _ watch: ScrollWatch, content: (Site) -> Node) {
        self.watch = watch
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }
    override var scrollWatcher: (any ScrollWatching)? { self }

    func scrolled(_ list: LazyNode) {
        // Ignores a list inside the observed list, because scroll modifiers observe the outer list.
        if self.list == nil || self.list?.isInTree == false { self.list = list }
        guard list === self.list, list.place != last else { return }
        let before = last
        last = list.place
        Scopes.enter(Scope(view: path, phase: .onChange, location: watch.location)) {
            watch.heard(list, before)
        }
    }

    fileprivate func update(_ new: ScrollWatch) {
        watch = new
        guard let list, list.isInTree else { return }
        watch.settled(list)
    }
}

/// The callbacks of a scroll modifier run after the list scrolls and after the body runs.
nonisolated struct ScrollWatch: _PrimitiveModifier {
    var location: SourceLocation?
    /// The node calls `heard` after the list scrolls. `before` is the list's previous position; nil in the
    /// first call.
    var heard: @MainActor (_ list: LazyNode, _ before: ScrollPlace?) -> Void
    var settled: @MainActor (_ list: LazyNode) -> Void = { _ in }

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        ScrollWatchNode(at: site, self, content: content)
    }

    @MainActor func update(_ node: Node) { node.as(ScrollWatchNode.self).update(self) }
}
