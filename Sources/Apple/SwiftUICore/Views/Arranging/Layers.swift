// Attached views, such as overlays, appear and disappear with their base view. The screen lists a base view before
// its attached views, except that a top bar comes first.

extension View {
    // The modifiers `overlay`, `background` and `safeAreaInset` create their content together with the view. The
    // compiler prefers an `overlay(alignment:content:)` or `background(alignment:content:)` that an app declares.

    @_disfavoredOverload nonisolated public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { layered(.over, content) }

    @_disfavoredOverload nonisolated public func overlay<Content: View>(
        _ content: Content, alignment: Alignment = .center
    ) -> some View { layered(.over) { content } }

    @_disfavoredOverload nonisolated public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { layered(.under, content) }

    @_disfavoredOverload nonisolated public func background<Content: View>(
        _ content: Content, alignment: Alignment = .center
    ) -> some View { layered(.under) { content } }

    nonisolated public func safeAreaInset<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(edge == .top ? .above : .beside, content) }

    nonisolated public func safeAreaInset<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(.beside, content) }

    nonisolated public func safeAreaBar<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(edge == .top ? .above : .beside, content) }

    /// Creates the mask, which stays alive but off screen. A mask without text or color hides the view.
    nonisolated public func mask<Content: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Content
    ) -> some View { layered(.mask, mask) }

    /// A swipe over the row runs the first swipe action; a tap can reach all swipe actions. The screen does not show
    /// swipe actions.
    nonisolated public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { layered(.swipe(edge, full: allowsFullSwipe), content) }

    nonisolated public func safeAreaBar<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(.beside, content) }

    /// A view next to the Digital Crown of an Apple Watch.
    nonisolated public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    { layered(.beside, content) }

    /// The accessory below the tabs exists while `isEnabled` is true.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let accessory = isEnabled ? content() : nil
        return layered(.beside) { accessory }
    }

    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    { layered(.beside, content) }

    /// The background of a sheet appears and disappears with the sheet's content.
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
