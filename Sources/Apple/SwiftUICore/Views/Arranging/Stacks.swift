public import Lifecycle

/// A container that only arranges its content. The course has no layout, so all containers except stacks make the
/// same kind of node.
nonisolated public protocol ArrangingView: _PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
}

extension ArrangingView {
    @MainActor public func _makeNode(at site: Site) -> Node {
        BoxNode(at: site) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.children.first.map(content._update)
    }
}

/// An `onAppear` runs even on an empty `VStack`.
nonisolated public struct VStack<Content: View>: ArrangingView {
    public let content: Content
    private let spacing: CGFloat

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.spacing = spacing ?? 0
        self.content = content()
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        StackNode(at: site, .vertical, spacing: spacing) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.as(StackNode.self).spacing = spacing
        node.children.first.map(content._update)
    }
}

/// An `onAppear` runs even on an empty `HStack`.
nonisolated public struct HStack<Content: View>: ArrangingView {
    public let content: Content
    private let spacing: CGFloat

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.spacing = spacing ?? 0
        self.content = content()
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        StackNode(at: site, .horizontal, spacing: spacing) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.as(StackNode.self).spacing = spacing
        node.children.first.map(content._update)
    }
}

/// Shows views in front of each other, with the last view on top. An `onAppear` runs even on an empty `ZStack`.
nonisolated public struct ZStack<Content: View>: ArrangingView {
    public let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        LayeringNode(at: site) { content._makeNode(at: $0) }
    }
}

/// In a list, each view of a `Group` is a separate row. A modifier on a `Group` applies once: `onAppear` runs
/// when the first view appears, `onDisappear` when the last view disappears.
nonisolated public struct Group<Content> {
    package let content: Content

    package init(_content: Content) { content = _content }
}

extension Group: View, _PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static var _rowForm: RowForm { Content._rowForm }

    @MainActor public func _makeNode(at site: Site) -> Node { content._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { content._update(node) }
}

nonisolated public struct Spacer: _PrimitiveView {
    public init(minLength: CGFloat? = nil) {}

    @MainActor public func _makeNode(at site: Site) -> Node { BlankView()._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) {}
}

nonisolated public struct Divider: _PrimitiveView {
    public init() {}

    @MainActor public func _makeNode(at site: Site) -> Node { BlankView()._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) {}
}
