// Modifiers for the look of tables, windows, file dialogs and the pointer. Each modifier for the look of a
// view returns the view unchanged, with the same identity.

extension View {
    nonisolated public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
        -> some View
    { self }
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        self
    }
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    nonisolated public func luminanceToAlpha() -> some View { dyed() }
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
        -> some View
    { self }
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
        -> some View
    { self }
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        self
    }
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        self
    }
}

nonisolated public protocol TableStyle: Sendable {}
nonisolated public struct AutomaticTableStyle: TableStyle { public init() {} }
nonisolated public struct InsetTableStyle: TableStyle {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}
nonisolated public struct BorderedTableStyle: TableStyle {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
    nonisolated public static var inset: Self { Self() }
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

extension TableStyle where Self == BorderedTableStyle {
    nonisolated public static var bordered: Self { Self() }
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

nonisolated public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

nonisolated public struct PointerStyle: Hashable, Sendable {
    private let name: String
    public static let `default` = PointerStyle(name: "default")
    public static let link = PointerStyle(name: "link")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    public static let rectSelection = PointerStyle(name: "rectSelection")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
    public static let zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut")
    public static let columnResize = PointerStyle(name: "columnResize")
    public static let rowResize = PointerStyle(name: "rowResize")
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle { PointerStyle(name: "frameResize") }
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
        PointerStyle(name: "image")
    }
    public static func shape<Figure: Shape>(
        _ shape: Figure, eoFill: Bool = false, size: CGSize
    ) -> PointerStyle { PointerStyle(name: "shape") }
}

/// Whether the user can move, close or resize a window.
nonisolated public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
}

nonisolated public enum HorizontalDirection: Int8, Hashable, CaseIterable, Sendable {
    case leading, trailing

    nonisolated public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}

nonisolated public enum VerticalDirection: Int8, Hashable, CaseIterable, Sendable {
    case up, down

    nonisolated public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let up = Set(rawValue: 1)
        public static let down = Set(rawValue: 2)
        public static let all: Set = [.up, .down]
    }
}

nonisolated public enum FrameResizePosition: Int8, Hashable, CaseIterable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

nonisolated public enum FrameResizeDirection: Int8, Hashable, CaseIterable, Sendable {
    case inward, outward

    nonisolated public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let inward = Set(rawValue: 1)
        public static let outward = Set(rawValue: 2)
        public static let all: Set = [.inward, .outward]
    }
}
