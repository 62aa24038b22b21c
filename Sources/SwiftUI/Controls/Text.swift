import Lifecycle
import Wire

/// Words on screen.
nonisolated public struct Text: PrimitiveView, Equatable {
    private let content: String

    public init(verbatim content: String) {
        self.content = content
    }

    public init(_ content: String) {
        self.content = content
    }

    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.content = String(content)
    }

    @MainActor public func _makeNode(at site: Site) -> Node { LeafNode(at: site, line) }
    @MainActor public func _update(_ node: Node) { node.as(LeafNode.self).update(line) }

    private var line: ScreenLine { ScreenLine(.text, content) }

    nonisolated public static func + (left: Text, right: Text) -> Text { Text(left.content + right.content) }
}

extension Text {
    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func bold() -> Text { self }
    nonisolated public func italic() -> Text { self }
    nonisolated public func foregroundStyle(_ style: Color) -> Text { self }
    nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
}
