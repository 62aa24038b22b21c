nonisolated private enum ControlActiveStateKey: EnvironmentKey {
    static let defaultValue = ControlActiveState.key
}
nonisolated private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

/// The app has one window, which is always the key window.
nonisolated public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

// Environment values that are the same in every run.
nonisolated extension EnvironmentValues {
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// The default background style: nil, because the course draws no colors.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    public var keyboardShortcut: KeyboardShortcut? { nil }

    /// The placement of the tab bar: always nil, because a phone shows its tabs in a bar at the bottom.
    public var tabBarPlacement: TabBarPlacement? { nil }
    public var isTabBarShowingSections: Bool { false }
}

nonisolated public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}
