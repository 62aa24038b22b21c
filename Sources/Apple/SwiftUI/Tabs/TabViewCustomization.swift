/// The user's arrangement of the tabs. No scenario changes the arrangement.
nonisolated public struct TabViewCustomization: Codable, Equatable, Sendable {
    public init() {}

    public mutating func resetTabOrder() {}
    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
}

extension View {
    /// The tab view customization has no effect, because no scenario rearranges tabs.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
    { self }

    // The content for a sidebar is never created, because a phone has no sidebar.

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

/// A tab that the app can hide. The screen of a hidden tab does not exist.
nonisolated public struct _HiddenTab<Tabs: TabContent>: _PrimitiveTabContent {
    public typealias TabValue = Tabs.TabValue

    public let _tabs: Tabs._Tabs?
}

extension TabContent {
    /// Removes the tab from the tab bar while `hidden` is true.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _HiddenTab<Self>(_tabs: hidden ? nil : _tabs)
    }

    // Modifiers for a sidebar have no effect, because a phone has no sidebar.

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
