public import Lifecycle

/// Content that moves under a finger, and nothing more: what is out of sight lives on. Only rows that a `LazyNode` holds
/// come and go.
@MainActor public final class ScrollNode: Node {
    init(at site: Site, content: (Site) -> Node) {
        super.init(at: site)
        build([content(inside)])
    }
}
