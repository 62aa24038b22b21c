import Wire

/// Where a new node goes.
@MainActor public struct Site {
    public let tree: Tree
    public let parent: Node?

    /// The list whose rows are made here; nil inside a row, and wherever nothing scrolls.
    public var rowsOf: LazyNode?

    init(tree: Tree, parent: Node? = nil, rowsOf: LazyNode? = nil) {
        self.tree = tree
        self.parent = parent
        self.rowsOf = rowsOf
    }
}

/// What a node is to a list that it stands in.
public enum RowRole {
    /// One row, whatever is in it.
    case row
    /// No row itself: each child is looked at.
    case arrangement
    /// Around one child, and the same to the list as that child is.
    case wrapper
}

/// A place in the tree. It stays the same place as long as its structural identity does, whatever values
/// pass through it.
///
/// Invariant: a node is present only while it is in the tree, has appeared only while something in it is present, and
/// hears `didAppear` and `didDisappear` strictly in turn.
@MainActor open class Node {
    public let tree: Tree
    public let depth: Int

    /// Counts up in the order in which nodes are made: it orders what depth leaves open.
    let serial: Int

    /// The view's name in paths; nil for what a reader of a trace does not think of as a view.
    public let name: String?

    public private(set) weak var parent: Node?
    public private(set) var children: [Node] = []
    public private(set) var isInTree = true
    public private(set) var isPresent = false

    /// Something of the node is on screen. An arrangement of several views has appeared from the first of them to come
    /// to the last to go; one of none has not appeared at all.
    public private(set) var hasAppeared = false
    private var viewsAppeared = 0

    /// False while a container keeps the node alive out of sight: another tab, a row scrolled away.
    public private(set) var isShown = true

    /// Something the view wrote would be lost with the node.
    public internal(set) var wasWritten = false

    /// The list that this node is part of a row arrangement of.
    private(set) weak var rowsOf: LazyNode?

    /// Where what this node inherits comes from.
    public private(set) weak var ambientSource: AmbientNode?

    public init(at site: Site, name: String? = nil) {
        tree = site.tree
        serial = site.tree.newNodeSerial()
        parent = site.parent
        depth = (site.parent?.depth ?? -1) + 1
        self.name = name
        rowsOf = site.rowsOf
        ambientSource = (site.parent as? AmbientNode) ?? site.parent?.ambientSource
    }

    /// The place of the nearest view, outermost first: `Host/ProfilePicture`.
    public private(set) lazy var path: String = {
        let above = parent?.path ?? ""
        guard let name else { return above }
        return above.isEmpty ? name : "\(above)/\(name)"
    }()

    /// Where this node's own children go.
    public var inside: Site { Site(tree: tree, parent: self, rowsOf: rowRole == .row ? nil : rowsOf) }

    /// What this node's children inherit.
    public var ambient: Ambient { ambientSource?.ambientInside ?? Ambient() }

    // MARK: - For subclasses

    /// The first view of the node has come on screen; what stands in that view was told before.
    open func didAppear() {}

    /// The last view of the node has gone from the screen; what stands in that view was told before.
    open func didDisappear() {}

    /// Adds what the user sees of this node. Children in order, unless a subclass knows better.
    open func draw(on screen: inout Screen) {
        for child in children where child.isShown { child.draw(on: &screen) }
    }

    /// What is drawn of this node is another from now on. A node that draws something of its own says so when that
    /// changes without its view's body having run.
    public final func forgetDrawing() {
        tree.screenChanged()
        var node: Node? = self
        while let here = node {
            if let view = here as? EvaluatedNode, !view.forgetOwnDrawing(), view !== self { return }
            node = here.parent
        }
    }

    // MARK: - Rows

    /// What this node is to a list that it stands in.
    open var rowRole: RowRole { .row }

    private var passesRowsOn: Bool {
        switch rowRole {
        case .row: false
        case .arrangement: true
        case .wrapper: children.first?.passesRowsOn ?? false
        }
    }

    /// How many rows of a list this node stands for.
    open var rowCount: Int {
        passesRowsOn ? children.reduce(0) { $0 + $1.rowCount } : 1
    }

    /// The row, counted within this node, whose element has this identity.
    open func row(of key: AnyHashable) -> Int? {
        guard passesRowsOn else { return nil }
        var first = 0
        for child in children {
            if let row = child.row(of: key) { return first + row }
            first += child.rowCount
        }
        return nil
    }

    /// Has exactly the rows in `range` on screen, counted within this node.
    open func showRows(_ range: Range<Int>) {
        guard passesRowsOn else { return setShown(range.contains(0)) }
        var first = 0
        for child in children {
            let count = child.rowCount
            child.showRows(range.clamped(to: first..<first + count).shifted(by: -first))
            first += count
        }
    }

    // MARK: - Structure

    /// Gives the node its children, as part of building it: they appear together with it.
    public func build(_ nodes: [Node]) {
        precondition(nodes.starts(with: children, by: ===), "what is built stays")
        children = nodes
    }

    /// Puts `new` where `index` was. The old child goes, the new one comes, when the update commits.
    public func replaceChild(at index: Int, with new: Node) {
        tree.discard(children[index])
        children[index] = new
        tree.didInsert(new)
    }

    /// Sets the children to `nodes`: those that were not there come, those no longer there go, the rest stay.
    public func setChildren(_ nodes: [Node]) {
        let kept = Set(nodes.map(ObjectIdentifier.init))
        let before = Set(children.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) { tree.discard(child) }
        for node in nodes where !before.contains(ObjectIdentifier(node)) { tree.didInsert(node) }
        children = nodes
        forgetDrawing()
        rowsOf.map(tree.needsLayout)
    }

    /// Puts the node on or off screen without touching its life.
    public func setShown(_ shows: Bool) {
        guard shows != isShown else { return }
        isShown = shows
        parent?.forgetDrawing()
        if shows { tree.didInsert(self) } else { tree.conceal(self) }
    }

    func leaveTree() {
        isInTree = false
        for child in children { child.leaveTree() }
    }

    // MARK: - Appearance

    /// A node comes on screen with or after what it stands in.
    var mayAppear: Bool { isShown && (parent?.isPresent ?? true) }

    final func appear() {
        guard !isPresent else { return }
        for child in children where child.isShown { child.appear() }
        isPresent = true
        if rowRole == .row { viewAppeared() }
    }

    final func disappear() {
        guard isPresent else { return }
        for child in children { child.disappear() }
        isPresent = false
        if rowRole == .row { viewDisappeared() }
    }

    /// A view has come on screen: this node, or one that stands in it with nothing but arrangements between.
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

    /// The nearest node of a kind that this one stands in.
    public func nearest<Kind: Node>(_ kind: Kind.Type) -> Kind? {
        var node = parent
        while let here = node {
            if let found = here as? Kind { return found }
            node = here.parent
        }
        return nil
    }

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
