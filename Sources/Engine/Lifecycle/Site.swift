/// Where a new node goes: its tree and its parent. `Tree.mount` and `Node.inside` make them.
@MainActor public struct Site {
    public let tree: Tree
    public let parent: Node?

    /// The list whose rows are made here. Nil inside a row, and outside every list.
    public var rowsOf: LazyNode?

    init(tree: Tree, parent: Node? = nil, rowsOf: LazyNode? = nil) {
        self.tree = tree
        self.parent = parent
        self.rowsOf = rowsOf
    }

    /// What a node here inherits.
    public var ambient: Ambient {
        ambientSource?.ambientInside ?? Ambient()
    }

    /// Where it comes from.
    var ambientSource: AmbientNode? { (parent as? AmbientNode) ?? parent?.ambientSource }
}
