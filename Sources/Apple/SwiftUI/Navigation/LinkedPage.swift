import Lifecycle

/// The page that a navigation link opens. While a linked page is open, each new value of the navigation link
/// updates the page.
nonisolated struct LinkedPage<Content: View>: DynamicProperty {
    let content: Content
    private var source: LinkedPageSource<Content>?

    init(_ content: Content) {
        self.content = content
    }

    @MainActor mutating func _connect(_ connection: Connection) {
        let source = connection.slot { LinkedPageSource(content) }
        source.content = content
        self.source = source
    }

    @MainActor func _isSame(as other: Self) -> Bool {
        ValueComparison.areEqual(content, other.content)
    }

    /// The view that the navigation link pushes.
    @MainActor var view: _LinkedPageView<Content> {
        _LinkedPageView(source: source ?? LinkedPageSource(content))
    }
}

/// The content of a link's page, and the page's node if the page is open.
@MainActor final class LinkedPageSource<Content: View> {
    fileprivate weak var page: LinkedPageNode<Content>?

    fileprivate(set) var content: Content {
        didSet { page?.invalidate(because: .inputChanged) }
    }

    init(_ content: Content) {
        self.content = content
    }
}

nonisolated struct _LinkedPageView<Content: View>: _PrimitiveView {
    let source: LinkedPageSource<Content>

    @MainActor func _makeNode(at site: Site) -> Node {
        LinkedPageNode(at: site, source)
    }

    /// An update of this view does nothing, because the navigation link keeps the page up to date.
    @MainActor func _update(_ node: Node) {}
}

@MainActor final class LinkedPageNode<Content: View>: EvaluatedNode {
    private let source: LinkedPageSource<Content>

    init(at site: Site, _ source: LinkedPageSource<Content>) {
        self.source = source
        super.init(at: site)
        source.page = self
        build([source.content._makeNode(at: inside)])
    }

    override func reevaluate() {
        let content = evaluate(because: .inputChanged) { source.content }
        children.first.map(content._update)
    }
}
