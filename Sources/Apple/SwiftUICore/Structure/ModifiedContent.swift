public import Lifecycle

nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("a modified view has no body") }

    @MainActor public static var _rowForm: RowForm { Content._rowForm }

    @MainActor public func _makeNode(at site: Site) -> Node {
        modifier._makeNode(at: site) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        modifier._update(node, make: { content._makeNode(at: $0) }, update: { content._update($0) })
    }
}

extension View {
    nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    package nonisolated func modified<Modifier: _PrimitiveModifier>(by modifier: Modifier) -> ModifiedContent<
        Self, Modifier
    > {
        ModifiedContent(content: self, modifier: modifier)
    }
}
