/// The place for a new node in the view tree. Get a `Site` from `Tree.mount` or `Node.inside`.
@MainActor public struct Site {
    public let tree: Tree
    public let parent: Node?

    /// The list in which the new node makes rows; nil inside a row, and outside all lists.
    public var rowsOf: LazyNode?

    init(tree: Tree, parent: Node? = nil, rowsOf: LazyNode? = nil) {
        self.tree = tree
        self.parent = parent
        self.rowsOf = rowsOf
    }

    /// The values that a node at this site inherits.
    public var ambient: Ambient {
        ambientSource?.ambientInside ?? Ambient()
    }

    var ambientSource: AmbientNode? { (parent as? AmbientNode) ?? parent?.ambientSource }
}
