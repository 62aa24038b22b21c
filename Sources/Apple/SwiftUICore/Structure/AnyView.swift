public import Lifecycle

/// A new value of the same type keeps the identity and state of an `AnyView`; a value of another type is a
/// new view.
nonisolated public struct AnyView: _PrimitiveView {
    private let view: any View

    public init<Content: View>(_ view: Content) {
        self.view = (view as? AnyView)?.view ?? view
    }

    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    private var key: ObjectIdentifier { ObjectIdentifier(type(of: view)) }

    @MainActor public static var _rowForm: RowForm { .unknown }

    @MainActor public func _makeNode(at site: Site) -> Node {
        BranchNode(at: site, key: key) { view._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.as(BranchNode.self).update(
            key: key, make: { view._makeNode(at: $0) }, change: { view._update($0) })
    }
}
