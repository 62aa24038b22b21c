// Modifiers for a view's look, such as color effects, bars and margins. The course records effects that
// change colors, because the changed colors could hide texts. Modifiers that change no colors return the view
// unchanged.

extension View {
    nonisolated public func geometryGroup() -> some View { self }
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self
    }
    nonisolated public func containerBackground<Style: ShapeStyle>(
        _ style: Style, for container: ContainerBackgroundPlacement
    ) -> some View { seen(.dyed) }
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    nonisolated public func containerShape<Figure: Shape>(_ shape: Figure) -> some View { self }
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    nonisolated public func hoverEffect(_ effect: HoverEffect, isEnabled: Bool) -> some View { self }
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        self
    }
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    nonisolated public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View { self }
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { seen(.dyed) }
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { seen(.dyed) }
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { seen(.dyed) }
    nonisolated public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
        self
    }
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        self
    }
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { seen(.dyed) }
}

nonisolated public enum ScenePadding: Hashable, Sendable { case minimum }
nonisolated public enum MaterialActiveAppearance: Hashable, Sendable {
    case automatic, active, inactive, matchWindow
}
nonisolated public enum WritingToolsBehavior: Hashable, Sendable {
    case automatic, complete, limited, disabled
}
nonisolated public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension Image {
    nonisolated public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

/// The container whose background a modifier sets.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

nonisolated public struct HoverEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

nonisolated public enum MenuOrder: Hashable, Sendable { case automatic, fixed, priority }
nonisolated public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// `presentationBackgroundInteraction` has no effect: the view below a sheet never accepts taps in the
/// course.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .enabled
    }
}

nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let search = ToolbarDefaultItemKind(name: "search")
}
