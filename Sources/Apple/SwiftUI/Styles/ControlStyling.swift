import Lifecycle

/// The learner's own way to show a control of one kind, such as a `LabelStyle`. Where there is none, the control is
/// shown as it is. Two of the same style are equal, so a style that is set again as it was costs no body.
nonisolated struct ControlStyling<Configuration>: Equatable {
    fileprivate let style: Any
    let make: @MainActor (Configuration) -> AnyView

    static func == (left: Self, right: Self) -> Bool {
        // The engine compares on the main actor, where the views are.
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

/// A style that comes with SwiftUI. It only looks, so the control stays as it is.
nonisolated public protocol _BuiltInStyle {}

extension View {
    /// Shows each control of a kind inside by `body`. A built-in style takes a style of one's own away.
    nonisolated func styled<Style, Configuration, Content: View>(
        by style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Content
    ) -> some View {
        // A style is used on the main actor only, where the view is.
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

/// The body of a style. Its dynamic properties work as in a view.
nonisolated private struct _StyleBody<Style, Configuration, Content: View>: View {
    let properties: OwnedProperties<Style>
    let configuration: Configuration
    let content: @MainActor (Style, Configuration) -> Content

    @MainActor var body: some View {
        // The same control inside the style is not styled again.
        content(properties.owner, configuration)
            .modified(by: _EnvironmentModifier { $0[styling: Configuration.self] = nil })
    }
}

/// Reads the style for controls of one kind.
nonisolated struct StylingReader<Configuration>: DynamicProperty {
    private(set) var styling: ControlStyling<Configuration>?

    init() {}

    @MainActor mutating func _connect(_ connection: Connection) {
        styling = EnvironmentValues.tracked(for: connection) { $0[styling: Configuration.self] }
    }

    @MainActor func _isSame(as other: Self) -> Bool { true }
}

/// A control as its style shows it.
nonisolated struct _StyledControl<Configuration>: View {
    let configuration: Configuration
    private let reader = StylingReader<Configuration>()

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    @MainActor var body: some View { reader.styling?.make(configuration) }
}

extension _PrimitiveView {
    /// The control's own node, or that of its style's body. Which of them it is stays so while the control lives.
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

/// A part of a control, for its style.
nonisolated public struct _StyledPart<Kind>: View {
    let content: AnyView

    init<Content: View>(_ content: Content) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
}
