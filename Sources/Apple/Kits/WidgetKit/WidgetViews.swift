public import SwiftUI

// Views and modifiers of widgets. The course shows an app's views but no widgets.

extension View {
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    nonisolated public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload nonisolated public func widgetLabel(_ label: some StringProtocol) -> some View {
        self
    }
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    nonisolated public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }
}

/// The background of a small widget on the Lock Screen.
nonisolated public struct AccessoryWidgetBackground: View {
    public init() {}
    @MainActor public var body: some View { Color.clear }
}

/// The context of an older preview.
nonisolated public protocol PreviewContext {}

nonisolated public struct WidgetPreviewContext: PreviewContext {
    public init(family: WidgetFamily) {}
}

nonisolated public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
}

nonisolated private enum FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemMedium }
nonisolated private enum RenderingKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
}
nonisolated private enum ActivityFamilyKey: EnvironmentKey {
    static let defaultValue = ActivityFamily.medium
}

nonisolated extension EnvironmentValues {
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingKey.self] }
        set { self[RenderingKey.self] = newValue }
    }
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
}
