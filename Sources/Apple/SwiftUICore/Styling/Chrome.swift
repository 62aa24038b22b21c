// Modifiers for the look of lists, scroll views, sheets and bars. These modifiers record only the background
// behind texts, because a background can hide a text. Modifiers without a background return the view
// unchanged.

extension View {
    // MARK: - Rows

    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
        -> some View
    { self }
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
    { self }
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
        -> some View
    { self }
    nonisolated public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        seen(Sight(ground: view.map { ($0 as? Color).map { Plate($0) } ?? .unknown }))
    }
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func listRowPlatterColor(_ color: Color?) -> some View { seen(.dyed) }
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
    @_disfavoredOverload nonisolated public func sectionIndexLabel<Words: StringProtocol>(_ label: Words?)
        -> some View
    { self }
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View { self }

    // MARK: - Scrolling

    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    // MARK: - Sheets

    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        self
    }
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
        -> some View
    { self }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
    nonisolated public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
        // A page below a sheet shows through a background that is not opaque.
        seen(Sight(ground: Plate(style).cover == .opaque ? Plate(style) : .unknown))
    }

    // MARK: - Bars

    nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { self }
    nonisolated public func toolbarBackground<Style: ShapeStyle>(
        _ style: Style, for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { self }
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
        -> some View
    { self }
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    nonisolated public func toolbarForegroundStyle<Style: ShapeStyle>(
        _ style: Style, for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func presentationPreventsAppTransitionAnimation(_ prevents: Bool? = true) -> some View
    { self }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// The tint of a list row's symbols.
nonisolated public struct ListItemTint: Sendable {
    private let color: Color?
    public static let monochrome = ListItemTint(color: nil)
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

nonisolated public enum Prominence: Hashable, Sendable { case standard, increased }

nonisolated public enum ScrollIndicatorVisibility: Hashable, Sendable {
    case automatic, visible, hidden, never
}

/// Whether scrolling hides the keyboard.
nonisolated public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
    case automatic, immediately, interactively, never
}

nonisolated public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }

/// How a sheet or popover is shown in a compact space.
nonisolated public enum PresentationAdaptation: Hashable, Sendable {
    case automatic, none, popover, sheet, fullScreenCover
}

nonisolated public enum PresentationContentInteraction: Hashable, Sendable {
    case automatic, resizes, scrolls
}

/// The bar to which a toolbar modifier applies.
nonisolated public enum ToolbarPlacement: Hashable, Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

nonisolated public enum ToolbarTitleDisplayMode: Hashable, Sendable {
    case automatic, inline, inlineLarge, large
}

nonisolated public enum ToolbarRole: Hashable, Sendable { case automatic, navigationStack, browser, editor }

/// The older namespace that contains `TitleDisplayMode`.
nonisolated public enum NavigationBarItem {
    nonisolated public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// How far the Digital Crown turns per step.
nonisolated public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }
