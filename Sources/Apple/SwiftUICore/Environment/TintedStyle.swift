// The foreground style of texts, symbols and spinners. A foreground style such as `.foregroundStyle(.clear)`
// can hide a text.

nonisolated private enum InkKey: EnvironmentKey { static let defaultValue: Plate? = nil }
nonisolated private enum TintKey: EnvironmentKey { static let defaultValue: Plate? = nil }

nonisolated extension EnvironmentValues {
    /// The foreground style of texts and symbols; nil if no view sets a style.
    var ink: Plate? {
        get { self[InkKey.self] }
        set { self[InkKey.self] = newValue }
    }

    /// The tint of spinners; nil if no view sets a tint.
    package var tint: Plate? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        environment(\.ink, Plate(style))
    }

    nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View { environment(\.ink, Plate(primary).mixed(with: [Plate(secondary)])) }

    nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View { environment(\.ink, Plate(primary).mixed(with: [Plate(secondary), Plate(tertiary)])) }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.ink, color.map { Plate($0) })
    }

    nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        environment(\.tint, tint.map { Plate($0) })
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { Plate($0) })
    }

    nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }
}

package nonisolated protocol TintedStyle {
    var tint: Color? { get }
}
