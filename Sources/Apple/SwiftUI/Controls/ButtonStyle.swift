import Lifecycle

/// Replaces a button's label with other views. A button style's `makeBody` runs when the button or a value
/// that the style reads changes.
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

nonisolated public struct ButtonStyleConfiguration {
    nonisolated public enum _LabelPart {}
    public typealias Label = _StyledPart<_LabelPart>

    public let role: ButtonRole?
    public let label: Label

    /// Whether the button is pressed: always false, because a tap takes no time.
    public let isPressed = false
}

extension View {
    /// Applies a button style to all buttons in this view: the style's body replaces each label.
    nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// A button's label with the nearest `buttonStyle` applied.
nonisolated struct _ButtonLabel<Label: View>: View {
    let label: Label
    let role: ButtonRole?
    private let reader = StylingReader<ButtonStyleConfiguration>()

    init(_ label: Label, role: ButtonRole?) {
        self.label = label
        self.role = role
    }

    @MainActor var body: some View {
        if let styling = reader.styling {
            styling.make(ButtonStyleConfiguration(role: role, label: .init(label)))
        } else {
            label
        }
    }
}
