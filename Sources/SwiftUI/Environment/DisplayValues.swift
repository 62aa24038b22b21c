import Lifecycle

nonisolated private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
nonisolated private enum RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
nonisolated private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
nonisolated private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
}
nonisolated private enum HorizontalSizeKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
}
nonisolated private enum VerticalSizeKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}

// What an upright phone in daylight says.
nonisolated extension EnvironmentValues {
    /// False inside `.disabled(true)`.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeKey.self] }
        set { self[HorizontalSizeKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeKey.self] }
        set { self[VerticalSizeKey.self] = newValue }
    }
}

/// Whether there is little room or much.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Why texts may not be read for now.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How large the user likes their text: the older name of `DynamicTypeSize`.
nonisolated public enum ContentSizeCategory: Int, Hashable, Comparable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

nonisolated extension EnvironmentValues {
    /// The same setting as `dynamicTypeSize`: both have as many steps.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
    }
}

extension View {
    /// What is inside is there, and does nothing when touched.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Grey bars stand for the texts inside.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    nonisolated public func unredacted() -> some View {
        transformEnvironment(\.redactionReasons) { $0 = [] }
    }

    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
}
