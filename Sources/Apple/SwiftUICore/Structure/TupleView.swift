public import Lifecycle

/// The position of a view in a `TupleView` is its identity.
nonisolated public struct TupleView<Content>: _PrimitiveView, TupleMembers {
    public var value: Content

    package let members: [any View]

    public init<each Member: View>(_ value: (repeat each Member)) where Content == (repeat each Member) {
        self.value = value
        var members: [any View] = []
        for member in repeat each value { members.append(member) }
        self.members = members
    }

    @MainActor public static var _rowForm: RowForm {
        let forms = Connection.fieldTypes(in: Content.self).map { ($0 as? any View.Type)?._rowForm }
        return forms.contains(.unknown) ? .unknown : .one
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        GroupNode(at: site) { inside in members.map { $0._makeNode(at: inside) } }
    }

    @MainActor public func _update(_ node: Node) {
        for (member, child) in zip(members, node.children) { member._update(child) }
    }
}

/// Gives access to the views of a `TupleView` without knowing their types.
protocol TupleMembers {
    @MainActor var members: [any View] { get }
}
