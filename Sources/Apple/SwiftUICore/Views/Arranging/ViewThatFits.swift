import Lifecycle

/// The course has no layout, so `ViewThatFits` always makes only its first view.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor private var first: any View {
        (content as? any TupleMembers)?.members.first ?? content
    }

    @MainActor public func _makeNode(at site: Site) -> Node { BoxNode(at: site) { first._makeNode(at: $0) } }
    @MainActor public func _update(_ node: Node) { node.children.first.map { first._update($0) } }
}
