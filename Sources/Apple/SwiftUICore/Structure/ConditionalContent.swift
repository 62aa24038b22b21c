public import Lifecycle

/// One of two branches of an `if` or a `switch` in a body. Switching between the branches ends the state and
/// tasks of the old branch.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage

    package init(_ storage: Storage) {
        self.storage = storage
    }

    private var isFirst: Bool {
        if case .first = storage { true } else { false }
    }

    package var chosen: any View {
        switch storage {
        case .first(let content): content
        case .second(let content): content
        }
    }

    @MainActor public static var _rowForm: RowForm { .unknown }

    @MainActor public func _makeNode(at site: Site) -> Node {
        BranchNode(at: site, key: isFirst) { chosen._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.as(BranchNode.self).update(
            key: isFirst, make: { chosen._makeNode(at: $0) }, change: { chosen._update($0) })
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("an optional view has no body") }

    @MainActor public static var _rowForm: RowForm { .unknown }

    @MainActor public func _makeNode(at site: Site) -> Node {
        BranchNode(at: site, key: self != nil) { inside in map { $0._makeNode(at: inside) } }
    }

    @MainActor public func _update(_ node: Node) {
        node.as(BranchNode.self).update(
            key: self != nil,
            make: { inside in map { $0._makeNode(at: inside) } },
            change: { child in self?._update(child) })
    }
}
