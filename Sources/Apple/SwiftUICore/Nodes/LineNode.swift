import Lifecycle
import Wire

/// Draws the views inside this node as one line of text.
@MainActor final class LineNode: Node {
    private let kind: ScreenLine.Kind

    init(at site: Site, _ kind: ScreenLine.Kind, content: (Site) -> Node) {
        self.kind = kind
        super.init(at: site)
        build([content(inside)])
    }

    override func backdrop(of child: Node) -> Backdrop { .open }

    override func draw(on screen: inout Screen) {
        if kind == .spinner, isLost(in: EnvironmentValues(ambient).tint) { return super.draw(on: &screen) }
        screen.add(kind, words(of: children))
    }
}

package nonisolated struct LineView<Content: View>: _PrimitiveView {
    let kind: ScreenLine.Kind
    package let content: Content

    package init(kind: ScreenLine.Kind, content: Content) {
        self.kind = kind
        self.content = content
    }

    @MainActor package func _makeNode(at site: Site) -> Node {
        LineNode(at: site, kind) { content._makeNode(at: $0) }
    }

    @MainActor package func _update(_ node: Node) {
        node.children.first.map(content._update)
    }
}
