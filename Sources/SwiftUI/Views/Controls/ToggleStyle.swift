import Lifecycle

/// How a switch looks, made of views: what stands where the switch was.
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

/// A switch as its style sees it.
nonisolated public struct ToggleStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let label: Label
    @Binding public var isOn: Bool

    /// A switch for several values has no place here.
    public let isMixed = false
}

/// A look that is built in: the switch stays what it is.
public protocol PrimitiveToggleStyle: ToggleStyle where Body == Toggle<ToggleStyleConfiguration.Label> {}

extension PrimitiveToggleStyle {
    @MainActor public func makeBody(configuration: Configuration) -> Body { Toggle(configuration) }
}

nonisolated public struct DefaultToggleStyle: PrimitiveToggleStyle {
    public init() {}
}

nonisolated public struct SwitchToggleStyle: PrimitiveToggleStyle {
    public init() {}
    public init(tint: Color) {}
}

nonisolated public struct ButtonToggleStyle: PrimitiveToggleStyle {
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
    nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        environment(
            \.customToggleStyle, style is any PrimitiveToggleStyle ? nil : CustomToggleStyle(style: style))
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
        // A switch that the style itself makes is not made by it again.
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
