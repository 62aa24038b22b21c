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

    /// The older forms of `navigationTitle`.
    nonisolated public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
        navigationTitle(title)
    }
    nonisolated public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
}
