import Lifecycle
import Wire

/// A screen that has nothing to show, and says why.
nonisolated public struct ContentUnavailableView: PrimitiveView {
    private let line: ScreenLine

    public init(_ title: String, systemImage name: String, description: Text? = nil) {
        line = ScreenLine(.placeholder, title)
    }

    @MainActor public func _makeNode(at site: Site) -> Node { LeafNode(at: site, line) }
    @MainActor public func _update(_ node: Node) { node.as(LeafNode.self).update(line) }
}
