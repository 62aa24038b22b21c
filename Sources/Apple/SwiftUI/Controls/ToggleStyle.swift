import Lifecycle

/// Replaces a switch by other views. `makeBody` runs when the switch or a value that the style reads changes.
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

/// The parts of a switch, for its style.
nonisolated public struct ToggleStyleConfiguration {
    nonisolated public enum _LabelPart {}
    public typealias Label = _StyledPart<_LabelPart>

    public let label: Label
    @Binding public var isOn: Bool

    /// True if the switch is mixed: always false, because the course's switches show a single value.
    public let isMixed = false
}

/// A built-in style, which leaves the switch unchanged.
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
    /// Shows the body of `style` in place of each switch inside. A built-in style changes nothing.
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
