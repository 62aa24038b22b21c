// What comes with a view: it appears and goes with its host, and what is on top is read after what is below.

extension View {
    nonisolated public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { layered(content) }

    @_disfavoredOverload nonisolated public func overlay<Content: View>(
        _ content: Content, alignment: Alignment = .center
    ) -> some View { layered { content } }

    nonisolated public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { layered(content) }

    @_disfavoredOverload nonisolated public func background<Content: View>(
        _ content: Content, alignment: Alignment = .center
    ) -> some View { layered { content } }

    nonisolated public func safeAreaInset<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(content) }

    nonisolated public func safeAreaInset<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(content) }

    nonisolated public func safeAreaBar<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(content) }

    /// The mask lives, and is not seen itself.
    nonisolated public func mask<Content: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Content
    ) -> some View { layered(isTucked: true, mask) }

    /// The actions can be touched without the swipe that brings them out.
    nonisolated public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { layered(isTucked: true, content) }

    /// The items can be touched without the press that brings them out.
    nonisolated public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> some View {
        layered(isTucked: true, menuItems)
    }

    /// As above, without the picture of what is pressed.
    nonisolated public func contextMenu<Content: View, Preview: View>(
        @ViewBuilder menuItems: () -> Content, @ViewBuilder preview: () -> Preview
    ) -> some View { layered(isTucked: true, menuItems) }

    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    { layered(content) }

    /// The older form of a toolbar.
    nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading, trailing: Trailing
    ) -> some View {
        layered {
            leading
            trailing
        }
    }

    nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        layered { leading }
    }

    nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        layered { trailing }
    }
}
