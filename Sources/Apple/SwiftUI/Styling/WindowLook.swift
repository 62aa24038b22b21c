// Modifiers for the window of a presentation, which the course does not draw.

extension View {
    nonisolated public func presentedWindowStyle<Style: WindowStyle>(_ style: Style) -> some View { self }
    nonisolated public func presentedWindowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style)
        -> some View
    { self }
}
