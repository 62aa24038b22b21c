import Lifecycle
import Wire

/// A picture on screen. A decoded picture is named by its fingerprint, a symbol or asset by its name.
nonisolated public struct Image: _PrimitiveView, Equatable, Sendable {
    private let line: ScreenLine

    public init(systemName: String) {
        self.init(.symbol(systemName))
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    public init(_ name: String) {
        self.init(.asset(name))
    }

    public init(decorative name: String) {
        self.init(.asset(name))
    }

    package init(_ picture: Picture) {
        line = ScreenLine(.image, picture.name)
    }

    /// The picture of an `AsyncImage` that has not loaded.
    static let placeholder = Image(ScreenLine(.image, "placeholder"))

    private init(_ line: ScreenLine) {
        self.line = line
    }

    @MainActor public func _makeNode(at site: Site) -> Node { LeafNode(at: site, line) }
    @MainActor public func _update(_ node: Node) { node.as(LeafNode.self).update(line) }
}
