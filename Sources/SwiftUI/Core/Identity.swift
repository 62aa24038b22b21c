public import Lifecycle
import Wire

/// Ties the content to a value: another value is another view, with nothing left of the first.
nonisolated public struct _IdentifiedContent<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

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
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        _IdentifiedContent(content: self, id: id)
    }
}
