// Records the styles that make text or spinners invisible: `.foregroundStyle(.clear)` for text,
// `.tint(.clear)` for spinners.

nonisolated private enum ClearForegroundKey: EnvironmentKey { static let defaultValue = false }
nonisolated private enum ClearTintKey: EnvironmentKey { static let defaultValue = false }

nonisolated extension EnvironmentValues {
    var hasClearForeground: Bool {
        get { self[ClearForegroundKey.self] }
        set { self[ClearForegroundKey.self] = newValue }
    }

    package var hasClearTint: Bool {
        get { self[ClearTintKey.self] }
        set { self[ClearTintKey.self] = newValue }
    }
}

extension View {
    nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        environment(\.hasClearForeground, Plate(style) == .clear)
    }

    nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View { foregroundStyle(primary) }

    nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View { foregroundStyle(primary) }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.hasClearForeground, color.map { Plate($0) == .clear } ?? false)
    }

    nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        environment(\.hasClearTint, tint.map { Plate($0) == .clear } ?? false)
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.hasClearTint, tint.map { Plate($0) == .clear } ?? false)
    }

    nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

}

/// A style with a tint color.
package nonisolated protocol TintedStyle {
    var tint: Color? { get }
}

extension Text {
    /// A text in a clear color shows no words.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        Plate(style) == .clear ? Text(segments: []) : self
    }

    public func foregroundColor(_ color: Color?) -> Text { color.map { foregroundStyle($0) } ?? self }
}
