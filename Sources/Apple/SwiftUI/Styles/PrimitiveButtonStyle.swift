/// Replaces a button with other views, and decides which gesture triggers the button.
///
///     struct DoubleTap: PrimitiveButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///         }
///     }
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

nonisolated public struct PrimitiveButtonStyleConfiguration {
    nonisolated public enum _LabelPart {}
    public typealias Label = _StyledPart<_LabelPart>

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor public func trigger() { action() }
}

public protocol _PrimitiveLookStyle: PrimitiveButtonStyle, _BuiltInStyle
where Body == Button<PrimitiveButtonStyleConfiguration.Label> {}

extension _PrimitiveLookStyle {
    @MainActor public func makeBody(configuration: Configuration) -> Body { Button(configuration) }
}

nonisolated public struct DefaultButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

nonisolated public struct BorderedButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

nonisolated public struct BorderedProminentButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

nonisolated public struct BorderlessButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

nonisolated public struct PlainButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

nonisolated public struct LinkButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

nonisolated public struct GlassButtonStyle: _PrimitiveLookStyle {
    public init() {}
    public init(_ glass: Glass) {}
}

nonisolated public struct GlassProminentButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: Self { Self() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    nonisolated public static var link: Self { Self() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: Self { Self() }
    nonisolated public static func glass(_ glass: Glass) -> Self { Self(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: Self { Self() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// A button without a style, for use in a style's `makeBody`.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension View {
    /// Applies a style to all buttons in this view: the style's body replaces each button.
    nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

nonisolated public struct AccessoryBarButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    nonisolated public static var accessoryBar: Self { Self() }
}

nonisolated public struct AccessoryBarActionButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    nonisolated public static var accessoryBarAction: Self { Self() }
}

nonisolated public struct CardButtonStyle: _PrimitiveLookStyle {
    public init() {}
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    nonisolated public static var card: Self { Self() }
}
