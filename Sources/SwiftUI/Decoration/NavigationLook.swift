// The look of tabs, columns and pages, and keyboard shortcuts. Each gives back the view itself, with the same identity.

extension View {
    nonisolated public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
    nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
        self
    }
    nonisolated public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style)
        -> some View
    {
        self
    }
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
        -> some View
    { self }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
    nonisolated public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    nonisolated public func navigationTransition(_ transition: NavigationTransition) -> some View { self }
    nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
        -> some View
    { self }
}

/// When the tab bar becomes small.
nonisolated public enum TabBarMinimizeBehavior: Hashable, Sendable {
    case automatic, onScrollDown, onScrollUp, never
}

/// The motion of a page that is pushed or popped.
nonisolated public struct NavigationTransition: Sendable {
    public static let automatic = NavigationTransition()
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
        .automatic
    }
}

extension TabContent {
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        self
    }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        self
    }
}
