@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabeledContentStyleConfiguration
}

nonisolated public struct LabeledContentStyleConfiguration {
    nonisolated public enum _LabelPart {}
    nonisolated public enum _ContentPart {}
    public typealias Label = _StyledPart<_LabelPart>
    public typealias Content = _StyledPart<_ContentPart>

    public let label: Label
    public let content: Content
}

nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, _BuiltInStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Labeled content without a style, for use in a style's `makeBody`.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension View {
    /// Applies a style to all labeled content in this view: the style's body replaces the content.
    nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
