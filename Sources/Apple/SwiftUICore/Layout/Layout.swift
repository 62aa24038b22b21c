import Lifecycle

/// The course has no layout: the engine never calls an app's layout functions, and shows the views in order. Layout
/// functions are isolated to the main actor, as in Xcode, so that layouts compile in modules with default main actor
/// isolation.
@MainActor @preconcurrency public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
        -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties() }
    nonisolated public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
    nonisolated public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    nonisolated public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Shows the views of `content` in source order.
    nonisolated public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
    {
        // Stacks never place a view in front of another view, but custom layouts may.
        let isStack = self is VStackLayout || self is HStackLayout || self is GridLayout
        return _LayoutView(content: content().seen(Sight(dyes: !isStack)))
    }
}

extension Layout where Cache == Void {
    nonisolated public func makeCache(subviews: Subviews) {}
}

nonisolated public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}

nonisolated public struct ViewSpacing: Sendable {
    public init() {}
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// The subviews of a custom layout: always empty, because the course calls no layout function.
nonisolated public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public var layoutDirection: LayoutDirection { .leftToRight }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

nonisolated public struct LayoutSubview: Equatable, Sendable {
    public var priority: Double { 0 }
    public var spacing: ViewSpacing { ViewSpacing() }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(width: 0, height: 0)
    }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// A key for values that a view passes to its layout.
nonisolated public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    /// A layout value has no effect, because the course has no layout.
    nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        self
    }
}

/// Shows the content of a custom layout as one row, like a stack.
nonisolated struct _LayoutView<Content: View>: ArrangingView {
    let content: Content
}

/// Switching an `AnyLayout` to another layout keeps the views and their state.
nonisolated public struct AnyLayout: Sendable {
    public init<Arrangement: Layout>(_ layout: Arrangement) {}

    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        _LayoutView(content: content().seen(.dyed))
    }
}

nonisolated public struct VStackLayout: _StackLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

nonisolated public struct HStackLayout: _StackLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

nonisolated public struct ZStackLayout: _StackLayout {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }
}

nonisolated public struct GridLayout: _StackLayout {
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
}

public protocol _StackLayout: Layout where Cache == Void {}

extension _StackLayout {
    nonisolated public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { .zero }
    nonisolated public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}
