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

// The environment of an upright phone in light mode, unless a parent view sets other values.
nonisolated extension EnvironmentValues {
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

/// The reasons for which a view hides its texts.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The older name of `DynamicTypeSize`, the text size that the user prefers.
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
    /// Makes all controls in this view ignore taps and typing. Disabling a view keeps the view's identity.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Hides the words of all texts in this view. Redacting a view keeps the view's identity.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the words in this view, even inside a redacted parent view.
    nonisolated public func unredacted() -> some View {
        transformEnvironment(\.redactionReasons) { $0 = [] }
    }

    /// Sets the text size `\.dynamicTypeSize` for all views inside this view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size `\.dynamicTypeSize` to a range for all views inside this view.
    nonisolated public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
    where Range.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }

    /// Sets `\.colorScheme` for all views inside this view.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
