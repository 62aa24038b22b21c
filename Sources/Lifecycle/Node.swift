import Wire

/// Where a new node goes.
public struct Site {
    public let tree: Tree
    public let parent: Node?

    public init(tree: Tree, parent: Node?) {
        self.tree = tree
        self.parent = parent
    }
}

/// A place in the tree. It stays the same place as long as its structural identity does, whatever values
/// pass through it.
///
/// Invariant: a node is present only while it is in the tree, and hears `didAppear` and `didDisappear`
/// strictly in turn.
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

    public init(at site: Site, name: String? = nil) {
        tree = site.tree
        serial = site.tree.newNodeSerial()
        parent = site.parent
        depth = (site.parent?.depth ?? -1) + 1
        self.name = name
    }

    /// The place of the nearest view, outermost first: `Host/ProfilePicture`.
    public private(set) lazy var path: String = {
        let above = parent?.path ?? ""
        guard let name else { return above }
        return above.isEmpty ? name : "\(above)/\(name)"
    }()

    /// Where this node's own children go.
    public var inside: Site { Site(tree: tree, parent: self) }

    // MARK: - For subclasses

    /// The node has come on screen; its children were told before.
    open func didAppear() {}

    /// The node has gone from the screen; its children were told before.
    open func didDisappear() {}

    /// Adds what the user sees of this node. Children in order, unless a subclass knows better.
    open func draw(on screen: inout Screen) {
        for child in children { child.draw(on: &screen) }
    }

    // MARK: - Structure

    /// Gives the node its children, as part of building it: they appear together with it.
    public func build(_ nodes: [Node]) {
        precondition(children.isEmpty, "a node is built once")
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
    }

    func leaveTree() {
        isInTree = false
        for child in children { child.leaveTree() }
    }

    // MARK: - Appearance

    final func appear() {
        guard !isPresent else { return }
        for child in children { child.appear() }
        isPresent = true
        didAppear()
    }

    final func disappear() {
        guard isPresent else { return }
        for child in children { child.disappear() }
        isPresent = false
        didDisappear()
    }

    public func first<Answer>(_ answer: (Node) -> Answer?) -> Answer? {
        if let found = answer(self) { return found }
        for child in children {
            if let found = child.first(answer) { return found }
        }
        return nil
    }
}
