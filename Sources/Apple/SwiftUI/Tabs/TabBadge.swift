nonisolated public struct _BadgedTab<Tabs: TabContent>: _PrimitiveTabContent {
    public typealias TabValue = Tabs.TabValue

    public let _tabs: _TabBadge<Tabs._Tabs>

    init(_ tabs: Tabs, _ label: Text?) {
        _tabs = _TabBadge(content: tabs._tabs, label: label)
    }
}

nonisolated public struct _TabBadge<Content: View>: View {
    let content: Content
    let label: Text?

    @MainActor public var body: some View { content }
}

extension _TabBadge: TabPartSource {
    @MainActor var tabParts: [TabParts] { TabParts.of(content).map { $0.with(badge: label) } }
}

extension ModifiedContent: TabPartSource where Content: View, Modifier: ViewModifier {
    /// Applies the badge if the content is a single tab.
    @MainActor var tabParts: [TabParts] {
        let inside = TabParts.of(content)
        guard inside.count == 1, var part = inside.first else { return [TabParts(view: self)] }
        part.view = self
        if let badge = modifier as? _BadgeModifier { part = part.with(badge: badge.label) }
        return [part]
    }
}

extension TabParts {
    fileprivate func with(badge: Text?) -> TabParts {
        var part = self
        part.badge = badge ?? part.badge
        return part
    }
}

extension TabContent {
    // A tab shows no badge for a count of zero or a nil text.

    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(verbatim: count.formatted()))
    }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { _BadgedTab(self, label) }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?)
        -> some TabContent<TabValue>
    {
        badge(label.map { Text($0) })
    }
}
