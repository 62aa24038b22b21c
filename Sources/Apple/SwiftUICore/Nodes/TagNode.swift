import Lifecycle

/// Stores the tag of the view inside this node.
@MainActor final class TagNode: Node {
    var tag: AnyHashable

    init(at site: Site, _ tag: AnyHashable, content: (Site) -> Node) {
        self.tag = tag
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }
}

nonisolated public struct _TaggedView<Content: View, Tag: Hashable>: _PrimitiveView {
    package let content: Content
    package let tag: Tag

    @MainActor public func _makeNode(at site: Site) -> Node {
        TagNode(at: site, tagValue(tag)) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.as(TagNode.self).tag = tagValue(tag)
        node.children.first.map(content._update)
    }
}

extension View {
    /// Sets the value by which a picker, list or tab view selects the view.
    nonisolated public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
        _TaggedView(content: self, tag: tag)
    }
}

/// A view that a picker, list or tab view can select, with its tag.
@MainActor struct TaggedNode {
    let tag: AnyHashable
    let node: Node

    /// True if the tag is the identity of a `ForEach` element; false if the app set the tag with `.tag`.
    let isIdentity: Bool

    /// The environment of the selectable view, with the values that the view's inner modifiers set.
    var environment: EnvironmentValues {
        var inner = node
        while inner.rowRole == .wrapper, let child = inner.children.first { inner = child }
        return EnvironmentValues(inner.ambient)
    }
}

extension Node {
    /// The selectable views of this node that a tap can reach, in reading order.
    ///
    /// The tag of a view comes from `.tag`, or is the identity of its element in the nearest `ForEach`. Tags inside a
    /// stack or another container have no effect.
    func tagged(byDefault identity: AnyHashable? = nil) -> [TaggedNode] {
        guard isShown, letsTouchesIn else { return [] }
        if let node = self as? TagNode { return [TaggedNode(tag: node.tag, node: node, isIdentity: false)] }
        if let elements = self as? KeyedNode {
            return elements.shownElements.flatMap { $0.node.tagged(byDefault: $0.key) }
        }
        // An overlay or a toolbar does not change the tag of its view.
        if self is LayerNode, let base = children.first { return base.tagged(byDefault: identity) }
        guard rowRole == .row else { return children.flatMap { $0.tagged(byDefault: identity) } }
        return identity.map { [TaggedNode(tag: $0, node: self, isIdentity: true)] } ?? []
    }
}

/// Unwraps an optional, so that a tag of `1` matches selections of type `Int` and `Int?`.
package nonisolated func tagValue<Value: Hashable>(_ value: Value) -> AnyHashable {
    guard let optional = value as? any OptionalTag else { return AnyHashable(value) }
    return optional.wrappedTag
}

nonisolated private protocol OptionalTag {
    var wrappedTag: AnyHashable { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
    fileprivate var wrappedTag: AnyHashable {
        map { AnyHashable($0) } ?? AnyHashable(NoTag())
    }
}

/// The tag for a selection of `nil`.
package nonisolated struct NoTag: Hashable {}
