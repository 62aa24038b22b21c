public import Lifecycle

/// A view with something added to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

/// A modifier that the engine understands: it makes a node around its content.
public protocol PrimitiveModifier {
    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node
    @MainActor func update(_ node: Node)

    /// What the content inherits has to be in place before the content looks at it.
    static var updatesBeforeContent: Bool { get }
}

extension PrimitiveModifier {
    public static var updatesBeforeContent: Bool { false }
}

extension ModifiedContent: View where Content: View, Modifier: PrimitiveModifier {
    public var body: Never { fatalError("a modified view has no body") }

    @MainActor public func _makeNode(at site: Site) -> Node {
        modifier.makeNode(at: site) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        if Modifier.updatesBeforeContent { modifier.update(node) }
        node.children.first.map(content._update)
        // Inner before outer, as at appearance.
        if !Modifier.updatesBeforeContent { modifier.update(node) }
    }
}

extension View {
    nonisolated func modified<Modifier: PrimitiveModifier>(by modifier: Modifier) -> ModifiedContent<
        Self, Modifier
    > {
        ModifiedContent(content: self, modifier: modifier)
    }
}
