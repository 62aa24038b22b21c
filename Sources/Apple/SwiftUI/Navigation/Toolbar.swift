import Lifecycle

// Toolbar items appear and disappear with the view that declares them. The screen lists toolbar items after
// the view that declares them.

/// The content of a toolbar: an item, several items, or a type whose body contains items.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    associatedtype _Content: View = _CustomToolbar<Self>

    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    nonisolated var _content: _Content { get }
}

extension ToolbarContent where _Content == _CustomToolbar<Self> {
    nonisolated public var _content: _CustomToolbar<Self> {
        _CustomToolbar(properties: OwnedProperties(owner: self))
    }
}

public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
    nonisolated public var _content: Never { fatalError("there is no such item") }
}

/// The toolbar items in the body of a custom toolbar type. The dynamic properties of a custom toolbar type
/// work as in a view.
nonisolated public struct _CustomToolbar<Items: ToolbarContent>: View {
    let properties: OwnedProperties<Items>

    @MainActor public var body: some View { properties.owner.body._content }
}

/// The placement of a toolbar item has no effect.
nonisolated public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    public let _content: Content
}

extension ToolbarItem where ID == () {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }

    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
}

/// The placement of a toolbar item group has no effect.
nonisolated public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    public let _content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        _content = content()
    }
}

extension ToolbarItemGroup {
    /// The group's label has no effect, because toolbar items never collapse into a menu.
    nonisolated public init<Inside: View, Label: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Inside,
        @ViewBuilder label: () -> Label
    ) where Content == ControlGroup<Inside> {
        _content = ControlGroup(content: content)
    }
}

nonisolated public struct ToolbarSpacer: _PrimitiveToolbarContent {
    public let _content = EmptyView()

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

nonisolated public enum SpacerSizing: Hashable, Sendable { case flexible, fixed }

nonisolated public struct _ToolbarContents<Content: View>: _PrimitiveToolbarContent {
    public let _content: Content
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { fatalError("an optional item has no body") }

    nonisolated public var _content: Wrapped._Content? { map(\._content) }
}

@resultBuilder nonisolated public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
        -> _ToolbarContents<TupleView<(repeat (each Content)._Content)>>
    {
        _ToolbarContents(_content: TupleView((repeat (each content)._content)))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ToolbarContent, Second: View>(first: First)
        -> _ToolbarContents<_ConditionalContent<First._Content, Second>>
    {
        _ToolbarContents(_content: _ConditionalContent(.first(first._content)))
    }

    public static func buildEither<First: View, Second: ToolbarContent>(second: Second)
        -> _ToolbarContents<_ConditionalContent<First, Second._Content>>
    {
        _ToolbarContents(_content: _ConditionalContent(.second(second._content)))
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
        -> _ToolbarContents<Content._Content>
    { _ToolbarContents(_content: content._content) }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { layered { content()._content } }

    /// No scenario moves toolbar items.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { layered { content()._content } }

    /// Adds toolbar views that appear and disappear with the view.
    ///
    /// This `toolbar` overload is disfavored, so that the compiler does not try two overloads in each
    /// modifier chain.
    @_disfavoredOverload nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    {
        layered(.beside, content)
    }
}
