import Lifecycle

/// A placeholder for missing content: a title, a description and actions.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
    _PrimitiveView
{
    private let content: TupleView<(LineView<Label>, Description, Actions)>

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        content = TupleView((LineView(kind: .placeholder, content: label()), description(), actions()))
    }

    @MainActor public func _makeNode(at site: Site) -> Node { content._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { content._update(node) }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
    }

    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, image name: String, description: Text? = nil
    ) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
    }
}

/// The content of `ContentUnavailableView.search`.
nonisolated public struct SearchUnavailableContent {
    public typealias Label = SwiftUI.Label<Text, Image>
    public typealias Description = Text?
    public typealias Actions = EmptyView
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    public static func search(text: String) -> Self {
        ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
