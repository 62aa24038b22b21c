import Lifecycle

/// Turns the statements of a `TabView` into tabs whose values have the selection's type.
@resultBuilder nonisolated public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue {
        content
    }

    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue {
        content
    }

    public static func buildBlock<each Content: TabContent>(_ content: repeat each Content)
        -> _TabGroup<TabValue, TupleView<(repeat (each Content)._Tabs)>>
    {
        _TabGroup(_tabs: TupleView((repeat (each content)._tabs)))
    }

    public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
    where Content.TabValue == TabValue {
        content
    }

    public static func buildEither<First: TabContent, Second: View>(first: First)
        -> _TabGroup<TabValue, _ConditionalContent<First._Tabs, Second>>
    {
        _TabGroup(_tabs: _ConditionalContent(.first(first._tabs)))
    }

    public static func buildEither<First: View, Second: TabContent>(second: Second)
        -> _TabGroup<TabValue, _ConditionalContent<First, Second._Tabs>>
    {
        _TabGroup(_tabs: _ConditionalContent(.second(second._tabs)))
    }
}

nonisolated public struct _TabGroup<TabValue: Hashable, Content: View>: _PrimitiveTabContent {
    public let _tabs: Content
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue

    public var body: Never { return fatalError("an optional tab has no body") }

    nonisolated public var _tabs: Wrapped._Tabs? { map { $0._tabs } }
}

/// The view of a `Tab`, with its tag and label.
nonisolated public struct _TabScreen<Content: View, Label: View>: _PrimitiveView {
    let tag: AnyHashable?
    let content: Content
    let label: Label

    @MainActor public func _makeNode(at site: Site) -> Node { content._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { content._update(node) }
}

extension _TabScreen: TabPartSource {
    @MainActor var tabParts: [TabParts] {
        [TabParts(tag: tag, title: Tree.current?.label { label._makeNode(at: $0) }, view: content)]
    }
}

/// The tabs in the body of a custom tab type.
nonisolated public struct _CustomTabs<Tabs: TabContent>: View {
    let tabs: Tabs

    @MainActor public var body: some View { tabs.body._tabs }
}

extension _CustomTabs: TabPartSource {
    @MainActor var tabParts: [TabParts] { TabParts.of(tabs.body._tabs) }
}

extension Optional: TabPartSource where Wrapped: View {
    @MainActor var tabParts: [TabParts] { map { TabParts.of($0) } ?? [] }
}

extension _ConditionalContent: TabPartSource {
    @MainActor var tabParts: [TabParts] { TabParts.of(chosen) }
}
