// Modifiers for the look of presented windows. The course draws no windows.

extension View {
    nonisolated public func presentedWindowStyle<Style: WindowStyle>(_ style: Style) -> some View { self }
    nonisolated public func presentedWindowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style)
        -> some View
    { self }
}
