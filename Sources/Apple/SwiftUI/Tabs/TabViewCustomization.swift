/// How the user has arranged the tabs. No scenario arranges them, so it stays what the app made it.
nonisolated public struct TabViewCustomization: Codable, Equatable, Sendable {
    public init() {}

    public mutating func resetTabOrder() {}
    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
}

extension View {
    /// The tabs are as the app says: no scenario moves them.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
    { self }

    // A phone has no sidebar, so what would be in it is not made.

    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    { self }
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    { self }
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    { self }
}

/// A tab that may be hidden. Its screen is not there then.
nonisolated public struct _HiddenTab<Tabs: TabContent>: _PrimitiveTabContent {
    public typealias TabValue = Tabs.TabValue

    public let _tabs: Tabs._Tabs?
}

extension TabContent {
    /// Takes the tab out of the bar while `hidden` is true.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _HiddenTab<Self>(_tabs: hidden ? nil : _tabs)
    }

    // In a sidebar, which a phone does not have.

    nonisolated public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some TabContent<TabValue> { self }
    nonisolated public func dropDestination<Payload: Transferable>(
        for type: Payload.Type = Payload.self, action: @escaping ([Payload]) -> Void
    ) -> some TabContent<TabValue> { self }
    nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions)
        -> some TabContent<TabValue>
    { self }
}

extension TabSection {
    public init<Header: View>(
        @TabContentBuilder<TabValue> content: () -> Tabs, @ViewBuilder header: () -> Header
    ) {
        self.init(content: content)
    }
}
