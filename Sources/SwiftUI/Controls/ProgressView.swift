import Lifecycle
import Wire

/// A spinner, or a bar: something is going on.
nonisolated public struct ProgressView: PrimitiveView {
    private let label: String

    public init() { label = "" }
    public init(_ title: String) { label = title }

    @MainActor public func _makeNode(at site: Site) -> Node { LeafNode(at: site, line) }
    @MainActor public func _update(_ node: Node) { node.as(LeafNode.self).update(line) }

    private var line: ScreenLine { ScreenLine(.spinner, label) }
}
