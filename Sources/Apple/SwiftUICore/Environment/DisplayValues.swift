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

// Views inherit the settings of an upright phone in light mode, unless a view around them sets other values.
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

nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The reasons for hiding texts.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The text size that the user prefers. The older name of `DynamicTypeSize`.
nonisolated public enum ContentSizeCategory: Int, Hashable, Comparable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

nonisolated extension EnvironmentValues {
    /// The same setting as `dynamicTypeSize`, with the same steps.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
    }
}

extension View {
    /// Makes all controls inside ignore taps and typing. Disabled views keep their identity.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Hides the words of all texts inside. Redacted views keep their identity.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the words inside, even where a view further out redacts them.
    nonisolated public func unredacted() -> some View {
        transformEnvironment(\.redactionReasons) { $0 = [] }
    }

    /// Sets `\.dynamicTypeSize` for all views inside.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Clamps `\.dynamicTypeSize` to a range for all views inside.
    nonisolated public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
    where Range.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }

    /// Sets `\.colorScheme` for all views inside.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
