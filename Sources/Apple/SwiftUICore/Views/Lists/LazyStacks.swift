public import Lifecycle

/// A container that makes its rows when the rows scroll into view. A row of a lazy container disappears when
/// the row scrolls out, but keeps its state.
nonisolated public protocol LazyArrangement: _PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
}

extension LazyArrangement {
    @MainActor public func _makeNode(at site: Site) -> Node {
        LazyNode(at: site, window: List<Never, Content>.window) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.children.first.map(content._update)
    }
}

/// The section headers and footers that stay visible while the user scrolls. Pinning section headers has no
/// effect in the course.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack that creates its views when the views scroll into view.
nonisolated public struct LazyVStack<Content: View>: LazyArrangement {
    public let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A horizontal stack that creates its views when the views scroll into view.
nonisolated public struct LazyHStack<Content: View>: LazyArrangement {
    public let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A column or row of a grid. The size of the column or row has no effect.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

/// A vertical grid that creates its cells when the cells scroll into view.
nonisolated public struct LazyVGrid<Content: View>: LazyArrangement {
    public let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A horizontal grid that creates its cells when the cells scroll into view.
nonisolated public struct LazyHGrid<Content: View>: LazyArrangement {
    public let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}
