public import Lifecycle

/// A container that only arranges its content. Nothing is laid out here, so all of them but one make the same node.
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

/// Views below each other. It appears, even if it is empty.
nonisolated public struct VStack<Content: View>: ArrangingView {
    public let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// Views beside each other. It appears, even if it is empty.
nonisolated public struct HStack<Content: View>: ArrangingView {
    public let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// Views in front of each other, the last one on top. It appears, even if it is empty.
nonisolated public struct ZStack<Content: View>: ArrangingView {
    public let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        LayeringNode(at: site) { content._makeNode(at: $0) }
    }
}

/// Several views as one value. Each is a row in a list. A modifier on it applies once: its `onAppear` runs when the
/// first of them appears, its `onDisappear` when the last disappears.
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

/// Empty room. It has nothing to read.
nonisolated public struct Spacer: _PrimitiveView {
    public init(minLength: CGFloat? = nil) {}

    @MainActor public func _makeNode(at site: Site) -> Node { BlankView()._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) {}
}

/// A line between views. It has nothing to read.
nonisolated public struct Divider: _PrimitiveView {
    public init() {}

    @MainActor public func _makeNode(at site: Site) -> Node { BlankView()._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) {}
}
