@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProgressViewStyleConfiguration
}

nonisolated public struct ProgressViewStyleConfiguration {
    nonisolated public enum _LabelPart {}
    nonisolated public enum _ValuePart {}
    public typealias Label = _StyledPart<_LabelPart>
    public typealias CurrentValueLabel = _StyledPart<_ValuePart>

    /// The completed fraction, from 0 to 1; nil while the total is unknown.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// Only a clear tint has an effect on a progress view with a built-in style, because a clear tint hides the
/// spinner.
public protocol _PrimitiveProgressViewStyle: ProgressViewStyle, _BuiltInStyle
where
    Body == ProgressView<
        ProgressViewStyleConfiguration.Label?, ProgressViewStyleConfiguration.CurrentValueLabel?
    >
{}

extension _PrimitiveProgressViewStyle {
    @MainActor public func makeBody(configuration: Configuration) -> Body { ProgressView(configuration) }
}

nonisolated public struct DefaultProgressViewStyle: _PrimitiveProgressViewStyle {
    public init() {}
}

nonisolated public struct CircularProgressViewStyle: _PrimitiveProgressViewStyle, TintedStyle {
    package let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}

nonisolated public struct LinearProgressViewStyle: _PrimitiveProgressViewStyle, TintedStyle {
    package let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: Self { Self() }
}

extension View {
    /// Applies a style to all progress views in this view: the style's body replaces each progress view.
    nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
            .transformEnvironment(\.tint) { paint in
                if let tint = (style as? any TintedStyle)?.tint { paint = Plate(tint) }
            }
    }
}
