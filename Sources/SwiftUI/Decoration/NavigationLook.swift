// How tabs, columns and keys look and feel. Each gives back the view itself: same type, same identity, no node.

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

/// When the bar of tabs makes itself small.
nonisolated public enum TabBarMinimizeBehavior: Hashable, Sendable {
    case automatic, onScrollDown, onScrollUp, never
}

/// How a page comes and goes.
nonisolated public struct NavigationTransition: Sendable {
    public static let automatic = NavigationTransition()
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
        .automatic
    }
}
