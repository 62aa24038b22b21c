import Lifecycle
import Wire

/// The node of an `onOpenURL` modifier.
@MainActor final class OpenedURLNode: Node {
    fileprivate var modifier: OpenedURLModifier

    init(at site: Site, _ modifier: OpenedURLModifier, content: (Site) -> Node) {
        self.modifier = modifier
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    func open(_ url: URL) {
        Scopes.enter(Scope(view: path, phase: .action, location: modifier.location)) { modifier.action(url) }
    }
}

nonisolated struct OpenedURLModifier: _PrimitiveModifier {
    let location: SourceLocation
    let action: @MainActor (URL) -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        OpenedURLNode(at: site, self, content: content)
    }

    @MainActor func update(_ node: Node) { node.as(OpenedURLNode.self).modifier = self }
}

extension View {
    /// Runs `action` when another app or the system opens this app with a URL, while the view is in the tree.
    @preconcurrency nonisolated public func onOpenURL(
        fileID: String = #fileID, line: Int = #line, perform action: @escaping @MainActor (URL) -> Void
    ) -> some View {
        modified(
            by: OpenedURLModifier(location: SourceLocation(fileID: fileID, line: line), action: action))
    }
}
