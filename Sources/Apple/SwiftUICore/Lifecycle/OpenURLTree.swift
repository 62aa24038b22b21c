package import Lifecycle

extension Tree {
    /// Tells every view that waits for an address. False if none does.
    package func open(_ url: URL) -> Bool {
        var waiting: [OpenedURLNode] = []
        _ = first { node -> Never? in
            if let node = node as? OpenedURLNode, node.isInTree { waiting.append(node) }
            return nil
        }
        for node in waiting where node.isInTree { node.open(url) }
        return !waiting.isEmpty
    }
}
