@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ControlGroupStyleConfiguration
}

nonisolated public struct ControlGroupStyleConfiguration {
    nonisolated public enum _ContentPart {}
    public typealias Content = _StyledPart<_ContentPart>

    public let content: Content
}

public protocol _PrimitiveControlGroupStyle: ControlGroupStyle, _BuiltInStyle
where Body == ControlGroup<ControlGroupStyleConfiguration.Content> {}

extension _PrimitiveControlGroupStyle {
    @MainActor public func makeBody(configuration: Configuration) -> Body { ControlGroup(configuration) }
}

nonisolated public struct AutomaticControlGroupStyle: _PrimitiveControlGroupStyle {
    public init() {}
}

nonisolated public struct NavigationControlGroupStyle: _PrimitiveControlGroupStyle {
    public init() {}
}

nonisolated public struct MenuControlGroupStyle: _PrimitiveControlGroupStyle {
    public init() {}
}

nonisolated public struct CompactMenuControlGroupStyle: _PrimitiveControlGroupStyle {
    public init() {}
}

nonisolated public struct PaletteControlGroupStyle: _PrimitiveControlGroupStyle {
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    nonisolated public static var menu: Self { Self() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    nonisolated public static var compactMenu: Self { Self() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    nonisolated public static var palette: Self { Self() }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// A control group without a style, for use in a style's `makeBody`.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init { configuration.content }
    }
}

extension View {
    /// Applies a style to all control groups in this view: the style's body replaces each control group.
    nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

extension ControlGroup {
    /// The label has no effect, because control groups never collapse into a menu.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content)
    }

    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content)
    }

    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content)
    }
}
