///     struct Upright: LabelStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.icon; configuration.title }
///         }
///     }
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}

nonisolated public struct LabelStyleConfiguration {
    nonisolated public enum _TitlePart {}
    nonisolated public enum _IconPart {}
    public typealias Title = _StyledPart<_TitlePart>
    public typealias Icon = _StyledPart<_IconPart>

    public let title: Title
    public let icon: Icon
}

/// With a built-in label style, the screen always shows the label's title.
public protocol _PrimitiveLabelStyle: LabelStyle, _BuiltInStyle
where Body == Label<LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon> {}

extension _PrimitiveLabelStyle {
    @MainActor public func makeBody(configuration: Configuration) -> Body { Label(configuration) }
}

nonisolated public struct DefaultLabelStyle: _PrimitiveLabelStyle {
    public init() {}
}

nonisolated public struct IconOnlyLabelStyle: _PrimitiveLabelStyle {
    public init() {}
}

nonisolated public struct TitleOnlyLabelStyle: _PrimitiveLabelStyle {
    public init() {}
}

nonisolated public struct TitleAndIconLabelStyle: _PrimitiveLabelStyle {
    public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: Self { Self() }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// A label without a style, for use in a style's `makeBody`.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension View {
    /// Applies a style to all labels in this view: the style's body replaces each label.
    nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
