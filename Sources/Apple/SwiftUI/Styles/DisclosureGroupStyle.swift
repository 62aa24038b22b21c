@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}

nonisolated public struct DisclosureGroupStyleConfiguration {
    nonisolated public enum _LabelPart {}
    nonisolated public enum _ContentPart {}
    public typealias Label = _StyledPart<_LabelPart>
    public typealias Content = _StyledPart<_ContentPart>

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
}

nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _BuiltInStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(
            isExpanded: configuration.$isExpanded, content: { configuration.content },
            label: { configuration.label })
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension View {
    /// Applies a style to all disclosure groups in this view: the style's body replaces each disclosure group.
    nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
