@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GroupBoxStyleConfiguration
}

nonisolated public struct GroupBoxStyleConfiguration {
    nonisolated public enum _LabelPart {}
    nonisolated public enum _ContentPart {}
    public typealias Label = _StyledPart<_LabelPart>
    public typealias Content = _StyledPart<_ContentPart>

    public let label: Label
    public let content: Content
}

nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, _BuiltInStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// A group box without a style, for use in a style's `makeBody`.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension View {
    /// Applies a style to all group boxes in this view: the style's body replaces each group box.
    nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
