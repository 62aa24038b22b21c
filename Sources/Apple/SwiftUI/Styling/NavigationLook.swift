// Modifiers for the look of tabs, columns and pages, and for keyboard shortcuts. Each modifier for the look
// of a view returns the view unchanged, with the same identity.

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

/// The condition under which the tab bar shrinks.
nonisolated public enum TabBarMinimizeBehavior: Hashable, Sendable {
    case automatic, onScrollDown, onScrollUp, never
}

nonisolated public struct NavigationTransition: Sendable {
    public static let automatic = NavigationTransition()
    public static let crossFade = NavigationTransition()
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
        .automatic
    }
}

extension TabContent {
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        self
    }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        self
    }
}

/// No scenario moves or hides tabs.
nonisolated public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

nonisolated public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
