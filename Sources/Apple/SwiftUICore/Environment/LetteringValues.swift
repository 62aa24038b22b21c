nonisolated private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
nonisolated private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
nonisolated private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
nonisolated private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

// Views can read the settings for the look of text and controls, but the course does not draw them.
nonisolated extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}
