public import Lifecycle
import Wire

/// Content whose identity includes a value.
nonisolated public struct _IdentifiedContent<Content: View, ID: Hashable>: _PrimitiveView {
    let content: Content
    let id: ID

    @MainActor public static var _rowForm: RowForm {
        Content._rowForm == .unknown ? .unknown : .identified
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        BranchNode(at: site, key: id) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        let isAnother = node.as(BranchNode.self).update(
            key: id, make: { content._makeNode(at: $0) }, change: { content._update($0) })
        if isAnother { EventLog.shared.record(fact: .identityChanged(view: node.path)) }
    }
}

extension View {
    /// Ties the view's identity to a value. When the `id` value changes, the view ends with its state and
    /// tasks, and a new view begins. After a change of `id`, the new view appears before the old view
    /// disappears.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        _IdentifiedContent(content: self, id: id)
    }
}
