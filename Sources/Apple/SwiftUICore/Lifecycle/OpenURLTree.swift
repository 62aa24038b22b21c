package import Lifecycle

extension Tree {
    /// Runs the action of every `onOpenURL` modifier in the view tree. Returns false if no view has an
    /// `onOpenURL` modifier.
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
