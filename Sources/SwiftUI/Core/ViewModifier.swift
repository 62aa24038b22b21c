public import Lifecycle
import Wire

/// Something that can be added to any view: described, like a view, by a body.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node for the modifier around new content.
    @MainActor func _makeNode(at site: Site, content: @escaping (Site) -> Node) -> Node

    /// Brings the modifier's node, and its content's inside it, up to date.
    @MainActor func _update(_ node: Node, make: @escaping (Site) -> Node, update: @escaping (Node) -> Void)
}

extension ViewModifier {
    public func _makeNode(at site: Site, content: @escaping (Site) -> Node) -> Node {
        ModifierNode(self, at: site, content: content)
    }

    public func _update(_ node: Node, make: @escaping (Site) -> Node, update: @escaping (Node) -> Void) {
        node.as(ModifierNode<Self>.self).update(to: self, make: make, update: update)
    }

    /// Two modifiers as one.
    nonisolated public func concat<Other>(_ other: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: other)
    }
}

/// A modifier that the engine understands without running a body: it makes a node around its content.
public protocol PrimitiveModifier: ViewModifier where Body == Never {
    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node
    @MainActor func update(_ node: Node)

    /// What the content inherits has to be in place before the content looks at it.
    static var updatesBeforeContent: Bool { get }
}

extension PrimitiveModifier {
    nonisolated public static var updatesBeforeContent: Bool { false }

    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

    public func _makeNode(at site: Site, content: @escaping (Site) -> Node) -> Node {
        makeNode(at: site, content: content)
    }

    public func _update(_ node: Node, make: @escaping (Site) -> Node, update: @escaping (Node) -> Void) {
        if Self.updatesBeforeContent { self.update(node) }
        node.children.first.map(update)
        // Inner before outer, as at appearance.
        if !Self.updatesBeforeContent { self.update(node) }
    }
}
