import Lifecycle

/// Makes the views that replace a switch. `makeBody` runs when the switch or what the style reads has changed.
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
    public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let label: Label
    @Binding public var isOn: Bool

    /// Always false: a switch has one value here.
    public let isMixed = false
}

/// A built-in style. The switch stays as it is.
public protocol _PrimitiveToggleStyle: ToggleStyle where Body == Toggle<ToggleStyleConfiguration.Label> {}

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
    /// Replaces each switch inside by the body of `style`. A built-in style changes nothing.
    nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        environment(
            \.customToggleStyle, style is any _PrimitiveToggleStyle ? nil : CustomToggleStyle(style: style))
    }
}

nonisolated struct CustomToggleStyle {
    let style: any ToggleStyle

    @MainActor func styled(_ configuration: ToggleStyleConfiguration) -> AnyView {
        func open<Style: ToggleStyle>(_ style: Style) -> AnyView {
            AnyView(_StyledToggle(properties: OwnedProperties(owner: style), configuration: configuration))
        }
        return open(style)
    }
}

nonisolated private struct _StyledToggle<Style: ToggleStyle>: View {
    let properties: OwnedProperties<Style>
    let configuration: ToggleStyleConfiguration

    @MainActor var body: some View {
        // A switch inside the style is not styled again.
        properties.owner.makeBody(configuration: configuration).environment(\.customToggleStyle, nil)
    }
}

nonisolated private enum CustomToggleStyleKey: EnvironmentKey {
    static var defaultValue: CustomToggleStyle? { nil }
}

extension EnvironmentValues {
    nonisolated var customToggleStyle: CustomToggleStyle? {
        get { self[CustomToggleStyleKey.self] }
        set { self[CustomToggleStyleKey.self] = newValue }
    }
}
