public import Lifecycle

/// A view whose values SwiftUI compares with `==` instead of field by field.
nonisolated public struct EquatableView<Content: View & Equatable>: _PrimitiveView {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    @MainActor public static var _rowForm: RowForm { Content._rowForm }

    @MainActor public func _makeNode(at site: Site) -> Node {
        EqualityNode(at: site, content)
    }

    @MainActor public func _update(_ node: Node) {
        node.as(EqualityNode<Content>.self).update(to: content)
    }
}

/// Passes on a new value of the view only if `==` finds a difference.
@MainActor private final class EqualityNode<Content: View & Equatable>: Node {
    private var content: Content

    init(at site: Site, _ content: Content) {
        self.content = content
        super.init(at: site)
        build([content._makeNode(at: inside)])
    }

    override var rowRole: RowRole { .wrapper }

    func update(to new: Content) {
        guard new != content, let child = children.first else { return }
        content = new
        if let child = child as? CompositeNode<Content> {
            child.replace(with: new)
        } else {
            new._update(child)
        }
    }
}

extension View where Self: Equatable {
    /// Runs the view's body only if `==` finds a difference in the view's new value.
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
