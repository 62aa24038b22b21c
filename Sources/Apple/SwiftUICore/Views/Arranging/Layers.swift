// Views that come with another view: they appear with it and disappear with it. All of them are read after it.

extension View {
    // `overlay`, `background` and the safe area's modifiers make their content with the view.

    nonisolated public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { layered(.over, content) }

    @_disfavoredOverload nonisolated public func overlay<Content: View>(
        _ content: Content, alignment: Alignment = .center
    ) -> some View { layered(.over) { content } }

    nonisolated public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { layered(.under, content) }

    @_disfavoredOverload nonisolated public func background<Content: View>(
        _ content: Content, alignment: Alignment = .center
    ) -> some View { layered(.under) { content } }

    nonisolated public func safeAreaInset<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(.beside, content) }

    nonisolated public func safeAreaInset<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(.beside, content) }

    nonisolated public func safeAreaBar<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(.beside, content) }

    /// Keeps the mask alive and shows none of it. A mask without anything to see takes the view out of sight.
    nonisolated public func mask<Content: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Content
    ) -> some View { layered(.mask, mask) }

    /// Lets a swipe over a row run the first action, and a tap reach any of them. They are not on screen.
    nonisolated public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { layered(.swipe(edge, full: allowsFullSwipe), content) }

    nonisolated public func safeAreaBar<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(.beside, content) }

    /// A view beside the crown of a watch.
    nonisolated public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    { layered(.beside, content) }

    /// The accessory is there while `isEnabled` is true.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let accessory = isEnabled ? content() : nil
        return layered(.beside) { accessory }
    }

    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    { layered(.beside, content) }

    /// Stands behind the content of a sheet, and comes and goes with it.
    nonisolated public func presentationBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { layered(.under, content) }

    /// The older form of `toolbar`.
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
