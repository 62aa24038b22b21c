nonisolated private enum ControlActiveStateKey: EnvironmentKey {
    static let defaultValue = ControlActiveState.key
}
nonisolated private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

/// Whether the window around a view is the key window. The app has one window, which is always key.
nonisolated public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

// The surroundings of a view, the same in every run.
nonisolated extension EnvironmentValues {
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// The value is nil by default, because `backgroundStyle` is a color, and the course draws no colors.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    public var keyboardShortcut: KeyboardShortcut? { nil }

    /// The tab bar's placement is nil, because a phone has its tabs in a bar at the bottom.
    public var tabBarPlacement: TabBarPlacement? { nil }
    public var isTabBarShowingSections: Bool { false }
}

/// The position of the tab bar.
nonisolated public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}
