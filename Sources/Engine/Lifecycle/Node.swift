import Wire

/// The number of rows that a node makes in a list. The role also says whether the node counts as a view (`row`), or
/// appears only if the node contains a view.
public enum RowRole {
    /// The node is one row of a list, even with several views inside.
    case row
    /// The node arranges rows and is not itself a row. In a list, each child decides how many rows the child makes.
    case arrangement
    /// The node is a modifier around one child, and makes as many rows as the child.
    case wrapper
}

/// A place in the tree of views, which keeps its identity and state while the app makes new values of the view.
///
/// Invariant: a node is present only while the node is in the tree. `hasAppeared` is true only while the node's view,
/// or a view inside the node, is present. A node's calls of `didAppear` and `didDisappear` alternate.
@MainActor open class Node {
    public let tree: Tree
    public let depth: Int

    /// The node's number in the order of creation, which orders nodes of equal depth.
    let serial: Int

    /// The view's name in paths; nil if a trace's readers would not consider the node a view.
    public let name: String?

    @Loose public private(set) var parent: Node?
    public private(set) var children: [Node] = []

    /// False once the tree has discarded the node, even before the node's views have disappeared.
    public private(set) var isInTree = true

    /// True while the node is on screen, even without a view inside. `isPresent` changes only when an update commits.
    public private(set) var isPresent = false

    /// True while the node's view is on screen, or at least one view inside a container.
    public private(set) var hasAppeared = false
    private var viewsAppeared = 0

    /// False while a container keeps the node alive off screen, as in an unselected tab or a scrolled-away row.
    public private(set) var isShown = true

    /// True once the app has written this view's state, which would be lost with the node.
    public internal(set) var wasWritten = false

    /// The list whose rows this node arranges; nil inside a row.
    @Loose private(set) var rowsOf: LazyNode?

    /// True for the root node, and for a node that is the root's only content. The root and its content appear even if
    /// they are empty. All other containers appear only if a view is inside.
    private let isWhole: Bool

    /// The nearest ancestor that sets inherited values.
    @Loose public private(set) var ambientSource: AmbientNode?

    public init(at site: Site, name: String? = nil) {
        tree = site.tree
        serial = site.tree.newNodeSerial()
        parent = site.parent
        depth = (site.parent?.depth ?? -1) + 1
        self.name = name
        rowsOf = site.rowsOf
        isWhole = site.parent.map { $0.isWhole && $0.holdsOneChild } ?? true
        ambientSource = site.ambientSource
    }

    deinit { madeAnchor?.letGo() }

    /// `Loose` references keep the anchor alive, but not the node.
    var anchor: NodeAnchor {
        if let madeAnchor { return madeAnchor }
        let anchor = NodeAnchor(self)
        madeAnchor = anchor
        return anchor
    }
    nonisolated(unsafe) private var madeAnchor: NodeAnchor?

    /// The names of the views down to this node, outermost first: `Host/ProfilePicture`.
    public private(set) lazy var path: String = {
        let above = parent?.path ?? ""
        guard let name else { return above }
        return above.isEmpty ? name : "\(above)/\(name)"
    }()

    /// The site for new children of this node: the tree and the parent.
    public var inside: Site { Site(tree: tree, parent: self, rowsOf: rowRole == .row ? nil : rowsOf) }

    /// The values that this node's children inherit.
    public var ambient: Ambient { ambientSource?.ambientInside ?? Ambient() }

    // MARK: - For subclasses

    /// Called by the commit when the node's first view appears, after everything inside that view has appeared.
    open func didAppear() {}

    /// Called by the commit when the node's last view disappears, after everything inside that view has disappeared.
    open func didDisappear() {}

    /// Adds the node's lines to the screen. By default, adds the lines of all shown children in order.
    open func draw(on screen: inout Screen) {
        for child in children where child.isShown { child.draw(on: &screen) }
    }

    /// Discards the node's drawn lines. The next screen draws the node again. A node calls `forgetDrawing` when its
    /// lines change without a run of its view's body.
    public final func forgetDrawing() {
        tree.screenChanged()
        var node: Node? = self
        while let here = node {
            if !here.forgetOwnDrawing(), here !== self { return }
            node = here.parent
        }
    }

    /// Discards the node's stored lines. Returns false if the node had no stored lines, although the node can store
    /// lines.
    open func forgetOwnDrawing() -> Bool { true }

    final func forgetDrawingsInside() {
        for child in children {
            _ = child.forgetOwnDrawing()
            child.forgetDrawingsInside()
        }
    }

    // MARK: - Rows

    /// The node's role in a list, which never changes.
    open var rowRole: RowRole { .row }

    // The properties `preferenceListener` and `scrollWatcher` avoid casts to protocols, because failing casts are slow.

    /// The node itself if it listens to preferences from inside; nil for all other nodes.
    var preferenceListener: (any PreferenceListening)? { nil }

    /// This node, if it observes the scrolling of lists inside the node; nil for all other nodes.
    open var scrollWatcher: (any ScrollWatching)? { nil }

    private var holdsOneChild: Bool { rowRole == .wrapper || self is BranchNode }

    private var passesRowsOn: Bool {
        switch rowRole {
        case .row: false
        case .arrangement: true
        case .wrapper: children.first?.passesRowsOn ?? false
        }
    }

    open var rowCount: Int {
        passesRowsOn ? children.reduce(0) { $0 + $1.rowCount } : 1
    }

    /// The index of the row with this identity, counted from the node's first row.
    open func row(of key: AnyHashable) -> Int? {
        guard passesRowsOn else { return nil }
        var first = 0
        for child in children {
            if let row = child.row(of: key) { return first + row }
            first += child.rowCount
        }
        return nil
    }

    /// Shows exactly the rows in `range`, and hides all other rows. Rows are counted from 0 inside this node.
    open func showRows(_ range: Range<Int>) {
        guard passesRowsOn else { return setShown(range.contains(0)) }
        var first = 0
        for child in children {
            let count = child.rowCount
            child.showRows(range.clamped(to: first..<first + count).shifted(by: -first))
            first += count
        }
    }

    // MARK: - Backdrop

    /// What a node paints directly behind a view in the node.
    public enum Backdrop {
        /// The node paints nothing, so the content behind the node stays visible.
        case open
        /// The system's background, as on a page or in a list.
        case system
        /// The engine does not know what the node paints.
        case unknown
    }

    /// Returns what this node paints behind the view of `child`. A node that is not a row of a list paints nothing.
    /// The engine does not know what a row of a list paints.
    open func backdrop(of child: Node) -> Backdrop { rowRole == .row ? .unknown : .open }

    // MARK: - Structure

    /// Sets the children of a new node, which appear together with the node.
    public func build(_ nodes: [Node]) {
        precondition(nodes.starts(with: children, by: ===), "what is built stays")
        children = nodes
    }

    /// Replaces the children. When the update commits, new children appear, and then removed children disappear.
    ///
    /// - Parameter early: true if removed children disappear before new children appear.
    public func setChildren(_ nodes: [Node], discardingEarly early: Bool = false) {
        if !children.elementsEqual(nodes, by: ===) { replaceChildren(with: nodes, discardingEarly: early) }
        forgetDrawing()
        rowsOf.map(tree.needsLayout)
    }

    private func replaceChildren(with nodes: [Node], discardingEarly early: Bool) {
        let kept = Set(nodes.map(ObjectIdentifier.init))
        let before = Set(children.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) {
            tree.discard(child, early: early)
        }
        for node in nodes where !before.contains(ObjectIdentifier(node)) { tree.pendingCommit.insert(node) }
        orderOfSayingsChanged()
        children = nodes
    }

    /// Shows or hides the node, which keeps its state. The screen changes when the update commits.
    public func setShown(_ shows: Bool) {
        guard shows != isShown else { return }
        isShown = shows
        parent?.forgetDrawing()
        if shows { tree.pendingCommit.insert(self) } else { tree.pendingCommit.remove(self) }
    }

    func leaveTree() {
        isInTree = false
        for child in children { child.leaveTree() }
    }

    // MARK: - Appearance

    /// True if the node is shown and its parent is present.
    var mayAppear: Bool { isShown && (parent?.isPresent ?? true) }

    final func appear() {
        guard !isPresent else { return }
        for child in children where child.isShown { child.appear() }
        isPresent = true
        if rowRole == .row || isWhole { viewAppeared() }
    }

    final func disappear() {
        guard isPresent else { return }
        for child in children { child.disappear() }
        isPresent = false
        if rowRole == .row || isWhole { viewDisappeared() }
    }

    /// Counts one more view on screen, and calls `didAppear` for the node's first view. If the parent is not itself a
    /// view, the node's first view also counts as a view of the parent.
    private func viewAppeared() {
        viewsAppeared += 1
        guard viewsAppeared == 1 else { return }
        hasAppeared = true
        didAppear()
        if let parent, parent.rowRole != .row { parent.viewAppeared() }
    }

    private func viewDisappeared() {
        viewsAppeared -= 1
        guard viewsAppeared == 0 else { return }
        hasAppeared = false
        didDisappear()
        if let parent, parent.rowRole != .row { parent.viewDisappeared() }
    }

    public func nearest<Kind: Node>(_ kind: Kind.Type) -> Kind? {
        var node = parent
        while let here = node {
            if let found = here as? Kind { return found }
            node = here.parent
        }
        return nil
    }

    /// Calls `answer` with this node and its descendants in reading order, and returns the first non-nil result.
    public func first<Answer>(_ answer: (Node) -> Answer?) -> Answer? {
        if let found = answer(self) { return found }
        for child in children {
            if let found = child.first(answer) { return found }
        }
        return nil
    }
}

extension Range<Int> {
    fileprivate func shifted(by offset: Int) -> Self {
        lowerBound + offset..<upperBound + offset
    }
}
