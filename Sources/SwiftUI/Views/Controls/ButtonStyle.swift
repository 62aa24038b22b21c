import Lifecycle

/// Makes the views that replace a button's label. `makeBody` runs when the button or what the style reads has changed.
///
///     struct Loud: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.bold().opacity(configuration.isPressed ? 0.5 : 1)
///         }
///     }
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button, for its style.
nonisolated public struct ButtonStyleConfiguration {
    public struct Label: View {
        fileprivate let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label

    /// Always false: a tap takes no time.
    public let isPressed = false
}

extension View {
    /// Replaces the label of each button inside by the body of `style`.
    nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        environment(\.customButtonStyle, CustomButtonStyle(style: style))
    }
}

nonisolated struct CustomButtonStyle {
    let style: any ButtonStyle
}

nonisolated private enum CustomButtonStyleKey: EnvironmentKey {
    static var defaultValue: CustomButtonStyle? { nil }
}

extension EnvironmentValues {
    nonisolated var customButtonStyle: CustomButtonStyle? {
        get { self[CustomButtonStyleKey.self] }
        set { self[CustomButtonStyleKey.self] = newValue }
    }
}

/// The label of a button, as the nearest `buttonStyle` makes it.
nonisolated struct _ButtonLabel<Label: View>: View {
    let label: Label
    let role: ButtonRole?
    @Environment(\.customButtonStyle) private var custom

    init(_ label: Label, role: ButtonRole?) {
        self.label = label
        self.role = role
    }

    @MainActor var body: some View {
        if let custom { styled(by: custom.style) } else { label }
    }

    @MainActor private func styled(by style: any ButtonStyle) -> AnyView {
        func open<Style: ButtonStyle>(_ style: Style) -> AnyView {
            AnyView(
                _StyledButton(
                    properties: OwnedProperties(owner: style),
                    configuration: .init(role: role, label: .init(content: AnyView(label)))))
        }
        return open(style)
    }
}

nonisolated private struct _StyledButton<Style: ButtonStyle>: View {
    let properties: OwnedProperties<Style>
    let configuration: ButtonStyleConfiguration

    @MainActor var body: some View { properties.owner.makeBody(configuration: configuration) }
}
