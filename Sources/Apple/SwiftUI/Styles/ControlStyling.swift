import Lifecycle

/// The custom style of one kind of control, such as a `LabelStyle`. Setting an equal style again runs no body.
nonisolated struct ControlStyling<Configuration>: Equatable {
    fileprivate let style: Any
    let make: @MainActor (Configuration) -> AnyView

    static func == (left: Self, right: Self) -> Bool {
        // Reading the styles is safe because the engine compares values only on the main actor.
        nonisolated(unsafe) let (left, right) = (left.style, right.style)
        return MainActor.assumeIsolated { ValueComparison.areEqual(left, right) }
    }
}

nonisolated private enum ControlStylingKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyling<Configuration>? { nil }
}

extension EnvironmentValues {
    nonisolated fileprivate(set) subscript<Configuration>(
        styling kind: Configuration.Type
    ) -> ControlStyling<Configuration>? {
        get { self[ControlStylingKey<Configuration>.self] }
        set { self[ControlStylingKey<Configuration>.self] = newValue }
    }
}

/// A style that SwiftUI provides changes only the look, so the course shows the control without a style.
nonisolated public protocol _BuiltInStyle {}

extension View {
    /// Applies a style to all controls of one kind in this view: the style's `body` replaces each control. Applying a
    /// built-in style removes the custom style around the view.
    nonisolated func styled<Style, Configuration, Content: View>(
        by style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Content
    ) -> some View {
        // Capturing `style` is safe because only the main actor uses a style.
        nonisolated(unsafe) let style = style
        let styling = ControlStyling<Configuration>(style: style) { configuration in
            AnyView(
                _StyleBody(
                    properties: OwnedProperties(owner: style), configuration: configuration, content: body))
        }
        let isBuiltIn = Style.self is any _BuiltInStyle.Type
        return modified(
            by: _EnvironmentModifier { $0[styling: Configuration.self] = isBuiltIn ? nil : styling })
    }
}

/// The body of a style; the style's dynamic properties work as in a view.
nonisolated private struct _StyleBody<Style, Configuration, Content: View>: View {
    let properties: OwnedProperties<Style>
    let configuration: Configuration
    let content: @MainActor (Style, Configuration) -> Content

    @MainActor var body: some View {
        // Removes the style inside the style's own body, to prevent endless recursion.
        content(properties.owner, configuration)
            .modified(by: _EnvironmentModifier { $0[styling: Configuration.self] = nil })
    }
}

nonisolated struct StylingReader<Configuration>: DynamicProperty {
    private(set) var styling: ControlStyling<Configuration>?

    init() {}

    @MainActor mutating func _connect(_ connection: Connection) {
        styling = EnvironmentValues.tracked(for: connection) { $0[styling: Configuration.self] }
    }

    @MainActor func _isSame(as other: Self) -> Bool { true }
}

/// A control with its custom style applied.
nonisolated struct _StyledControl<Configuration>: View {
    let configuration: Configuration
    private let reader = StylingReader<Configuration>()

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    @MainActor var body: some View { reader.styling?.make(configuration) }
}

extension _PrimitiveView {
    /// Makes the node of the control, or the node of its style's body. A later change of the style does not replace the
    /// node.
    @MainActor func makeNode<Configuration>(
        at site: Site, styledWith configuration: () -> Configuration, plain: (Site) -> Node
    ) -> Node {
        guard EnvironmentValues(site.ambient)[styling: Configuration.self] != nil else { return plain(site) }
        return _StyledControl(configuration())._makeNode(at: site)
    }

    @MainActor func update<Configuration>(
        _ node: Node, styledWith configuration: () -> Configuration, plain: (Node) -> Void
    ) {
        guard node is CompositeNode<_StyledControl<Configuration>> else { return plain(node) }
        _StyledControl(configuration())._update(node)
    }
}

/// A part of a control, such as the label, that a style's body can contain.
nonisolated public struct _StyledPart<Kind>: View {
    let content: AnyView

    init<Content: View>(_ content: Content) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
}
