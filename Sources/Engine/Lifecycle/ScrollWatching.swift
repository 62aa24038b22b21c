/// Called after a list or lazy stack inside the node scrolls or changes its rows.
@MainActor public protocol ScrollWatching: Node {
    func scrolled(_ list: LazyNode)
}

public struct ScrollPlace: Equatable {
    public let firstRow: Int
    public let totalRows: Int
}

extension LazyNode {
    public var place: ScrollPlace { ScrollPlace(firstRow: firstRow, totalRows: totalRows) }

    public var visibleKeys: [AnyHashable] { children.flatMap(\.keysInSight) }

    /// Calls the watching nodes around this list when the update commits.
    func tellWatchers() {
        var node = parent
        while let here = node {
            if let watcher = here.scrollWatcher {
                tree.pendingCommit.report(to: watcher) { watcher.scrolled(self) }
            }
            node = here.parent
        }
    }
}

extension Node {
    fileprivate var keysInSight: [AnyHashable] {
        guard isShown else { return [] }
        if let elements = self as? KeyedNode { return elements.shownElements.map(\.key) }
        return rowRole == .row ? [] : children.flatMap(\.keysInSight)
    }
}
