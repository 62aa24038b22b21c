package import Lifecycle

extension Tree {
    /// Calls every `onOpenURL` in the tree. Returns false if the tree has no handler.
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
