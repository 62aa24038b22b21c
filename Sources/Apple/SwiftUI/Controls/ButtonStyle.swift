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
    nonisolated public enum _LabelPart {}
    public typealias Label = _StyledPart<_LabelPart>

    public let role: ButtonRole?
    public let label: Label

    /// Always false: a tap takes no time.
    public let isPressed = false
}

extension View {
    /// Replaces the label of each button inside by the body of `style`.
    nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// The label of a button, as the nearest `buttonStyle` makes it.
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
