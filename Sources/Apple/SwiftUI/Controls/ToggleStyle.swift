import Lifecycle

/// Replaces a toggle with other views. A toggle style's `makeBody` runs when the toggle or a value that the
/// style reads changes.
///
///     struct Checkbox: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.isOn.toggle() } label: { configuration.label }
///         }
///     }
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}

nonisolated public struct ToggleStyleConfiguration {
    nonisolated public enum _LabelPart {}
    public typealias Label = _StyledPart<_LabelPart>

    public let label: Label
    @Binding public var isOn: Bool

    /// Whether the toggle is mixed: always false, because the course's toggles show a single value.
    public let isMixed = false
}

/// A built-in toggle style, which leaves the toggle unchanged.
public protocol _PrimitiveToggleStyle: ToggleStyle, _BuiltInStyle
where Body == Toggle<ToggleStyleConfiguration.Label> {}

extension _PrimitiveToggleStyle {
    @MainActor public func makeBody(configuration: Configuration) -> Body { Toggle(configuration) }
}

nonisolated public struct DefaultToggleStyle: _PrimitiveToggleStyle {
    public init() {}
}

nonisolated public struct SwitchToggleStyle: _PrimitiveToggleStyle {
    public init() {}
    public init(tint: Color) {}
}

nonisolated public struct ButtonToggleStyle: _PrimitiveToggleStyle {
    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: Self { Self() }
}

extension View {
    /// Applies a toggle style to all toggles in this view: the style's body replaces each toggle.
    nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

nonisolated public struct CheckboxToggleStyle: _PrimitiveToggleStyle {
    public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: Self { Self() }
}
