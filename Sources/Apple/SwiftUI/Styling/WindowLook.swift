// The look of a presentation's window. No window is drawn.

extension View {
    nonisolated public func presentedWindowStyle<Style: WindowStyle>(_ style: Style) -> some View { self }
    nonisolated public func presentedWindowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style)
        -> some View
    { self }
}
