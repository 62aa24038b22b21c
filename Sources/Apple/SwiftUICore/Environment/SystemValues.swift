nonisolated private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
nonisolated private enum CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar(identifier: .gregorian)
}
nonisolated private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
nonisolated private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}
nonisolated private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }

nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

// The phone's settings, which are the same in every run.
nonisolated extension EnvironmentValues {
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
