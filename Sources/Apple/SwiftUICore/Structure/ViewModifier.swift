public import Lifecycle
import Wire

/// A view modifier has a body and can have state, like a view. A modifier's body runs when the modifier's fields or
/// state change, but not when the modified view changes.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the modifier's node around the modified view.
    @MainActor func _makeNode(at site: Site, content: @escaping (Site) -> Node) -> Node

    /// Updates the modifier's node and the modified view.
    @MainActor func _update(_ node: Node, make: @escaping (Site) -> Node, update: @escaping (Node) -> Void)

    /// Returns the motion between two values of an `Animatable` modifier; nil for other modifiers.
    @MainActor static func _motion(from shown: Self, to new: Self, by animation: Animation?) -> _Motion<Self>?

    /// Whether the old and the new value have equal `animatableData`.
    @MainActor static func _movesAlike(_ left: Self, _ right: Self) -> Bool
}

extension ViewModifier {
    @MainActor public static func _motion(from shown: Self, to new: Self, by animation: Animation?)
        -> _Motion<Self>?
    { nil }

    @MainActor public static func _movesAlike(_ left: Self, _ right: Self) -> Bool { true }

    public func _makeNode(at site: Site, content: @escaping (Site) -> Node) -> Node {
        ModifierNode(self, at: site, content: content)
    }

    public func _update(_ node: Node, make: @escaping (Site) -> Node, update: @escaping (Node) -> Void) {
        node.as(ModifierNode<Self>.self).update(to: self, make: make, update: update)
    }

    /// Combines two modifiers; `self` is the inner modifier.
    nonisolated public func concat<Other>(_ other: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: other)
    }
}

/// A modifier without a body. The modifier makes a node around the modified view.
public protocol _PrimitiveModifier: ViewModifier where Body == Never {
    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node
    @MainActor func update(_ node: Node)

    /// Whether the modifier's node is updated before the modified view; true for modifiers that set inherited values.
    static var updatesBeforeContent: Bool { get }
}

extension _PrimitiveModifier {
    nonisolated public static var updatesBeforeContent: Bool { false }

    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

    public func _makeNode(at site: Site, content: @escaping (Site) -> Node) -> Node {
        makeNode(at: site, content: content)
    }

    public func _update(_ node: Node, make: @escaping (Site) -> Node, update: @escaping (Node) -> Void) {
        if Self.updatesBeforeContent { self.update(node) }
        node.children.first.map(update)
        // Updates inner nodes before outer nodes, in the same order as `onAppear` runs.
        if !Self.updatesBeforeContent { self.update(node) }
    }
}
