import Lifecycle

/// A container that only arranges its content. There is no layout here, so all of them lower alike.
nonisolated public protocol ArrangingView: PrimitiveView {
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

/// Views under each other.
nonisolated public struct VStack<Content: View>: ArrangingView {
    public let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// Views beside each other.
nonisolated public struct HStack<Content: View>: ArrangingView {
    public let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// Views on top of each other, the last one in front.
nonisolated public struct ZStack<Content: View>: ArrangingView {
    public let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// Several views taken together, without holding them together: in a list, each is a row.
nonisolated public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func _makeNode(at site: Site) -> Node { content._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { content._update(node) }
}

/// Room that takes what the others leave. There is nothing to see of it.
nonisolated public struct Spacer: PrimitiveView {
    public init(minLength: CGFloat? = nil) {}

    @MainActor public func _makeNode(at site: Site) -> Node { BlankView()._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) {}
}

/// A thin line between views.
nonisolated public struct Divider: PrimitiveView {
    public init() {}

    @MainActor public func _makeNode(at site: Site) -> Node { BlankView()._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) {}
}
