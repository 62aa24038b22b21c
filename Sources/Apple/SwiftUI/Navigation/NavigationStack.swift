public import Lifecycle
import Wire

/// A navigation stack has a root page, over which other pages are pushed. When a page is pushed, the covered page
/// disappears. The covered page loses its tasks but keeps its state. Popping a page removes the page and its state. The
/// page below appears again and restarts its tasks. The navigation stack makes its pages from `path`. The navigation
/// stack writes `path` when the user taps a link or goes back.
nonisolated public struct NavigationStack<Data, Root: View>: _PrimitiveView {
    private let root: Root
    private let path: Binding<[AnyHashable]>?

    @MainActor public func _makeNode(at site: Site) -> Node {
        NavigationNode(at: site, root: root.modifier(_EditModeOwner()), path: path)
    }

    @MainActor public func _update(_ node: Node) {
        node.as(NavigationNode<ModifiedContent<Root, _EditModeOwner>>.self)
            .update(root: root.modifier(_EditModeOwner()), path: path)
    }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) {
        self.init(root: root(), path: nil)
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(),
            path: Binding(following: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
        )
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(),
            path: Binding(
                following: { path.wrappedValue.map { AnyHashable($0) } },
                set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }))
    }
}

/// The node of a navigation stack. The stack's node reads the path, so a changed path does not run the body that
/// contains the stack.
@MainActor final class NavigationNode<Root: View>: EvaluatedNode, Poppable {
    private var root: Root
    private(set) var navigator: Navigator?
    private var isApplying = false

    init(at site: Site, root: Root, path: Binding<[AnyHashable]>?) {
        self.root = root
        super.init(at: site)
        let navigator = Navigator(path: path ?? ownPath, owner: self)
        self.navigator = navigator
        let ambient = AmbientNode(
            at: inside, setting: { $0[ObjectIdentifier(NavigatorKey.self)] = Optional(navigator) },
            content: { PageStackNode(at: $0, self.pages(because: .mounted, navigator)) })
        build([ambient])
        navigator.destinationsChanged = { [weak self] in self?.updatePages() }
    }

    /// Updates the stack's pages after a run of a body that declares a destination.
    private func updatePages() {
        guard !isApplying, let pages = navigator?.path.wrappedValue, !pages.isEmpty else { return }
        invalidate(because: .inputChanged)
    }

    /// The path of a navigation stack without a binding.
    private var ownPath: Binding<[AnyHashable]> {
        let cell = StateCell<[AnyHashable]>([], name: "path", owner: self)
        return Binding(following: { cell.valueFromAnywhere }, set: { cell.valueFromAnywhere = $0 })
    }

    override var rowRole: RowRole { .row }
    override func backdrop(of child: Node) -> Backdrop { .open }

    func update(root: Root, path: Binding<[AnyHashable]>?) {
        self.root = root
        if let path { navigator?.path = path }
        apply(because: .inputChanged)
    }

    override func reevaluate() {
        // Updates only the pages above the root, because a new root arrives through `update`.
        apply(because: .rerendered, updatesRoot: false)
    }

    func goBack() -> Bool {
        Scopes.enter(Scope(view: path, phase: .action)) { navigator?.pop() ?? false }
    }

    private func apply(because cause: BodyCause, updatesRoot: Bool = true) {
        guard let navigator, let stack = children.first?.children.first as? PageStackNode else { return }
        isApplying = true
        defer { isApplying = false }
        stack.update(pages(because: cause, navigator, updatesRoot: updatesRoot))
    }

    private func pages(because cause: BodyCause, _ navigator: Navigator, updatesRoot: Bool = true)
        -> PageStackNode.Pages
    {
        let pages = evaluate(because: cause) { navigator.pages }
        let root = root
        func view(_ index: Int) -> any View {
            guard index > 0 else { return root }
            switch pages[index - 1] {
            case .view(_, let make): return make()
            case .value(let value): return navigator.destination(for: value) ?? EmptyView()
            }
        }
        // A page keeps its identity while the same value is at the same depth of the stack.
        return PageStackNode.Pages(
            keys: [AnyHashable("root")] + pages.map(\.key),
            make: { index, site in
                index > 0 ? self.page(at: site, index, view(index)) : view(index)._makeNode(at: site)
            },
            update: { index, node in
                if index > 0 {
                    node.children.first.map(view(index)._update)
                } else if updatesRoot {
                    view(index)._update(node)
                }
            })
    }

    /// The node of the page at `index`; the root page has index 0. A page's `\.dismiss` pops the page, even inside a
    /// sheet.
    private func page(at site: Site, _ index: Int, _ view: any View) -> Node {
        let dismissal = DismissAction { [weak navigator] in navigator?.pop(to: index - 1) }
        return AmbientNode(
            at: site, setting: { $0[ObjectIdentifier(DismissKey.self)] = Optional(dismissal) },
            content: { view._makeNode(at: $0) })
    }
}

/// The older form of `NavigationStack`, with the same behavior.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        NavigationStack { content }
    }
}
