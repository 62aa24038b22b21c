public import Lifecycle
import Wire

/// The placeholder for the modified view in a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let place: ContentPlace

    @MainActor public func _makeNode(at site: Site) -> Node { place.makeNode(at: site) }

    /// Updating the placeholder does nothing, because `ModifierNode` updates the modified view.
    @MainActor public func _update(_ node: Node) {}
}

/// The places in a modifier's body that show the modified view; a body may have no place, one place or several.
@MainActor final class ContentPlace {
    var make: (Site) -> Node
    private var nodes: [Loose<Node>] = []

    init(make: @escaping (Site) -> Node) {
        self.make = make
    }

    func makeNode(at site: Site) -> Node {
        let node = make(site)
        nodes.append(Loose(node))
        return node
    }

    /// The nodes of the modified view that are in the tree.
    var placed: [Node] {
        nodes.removeAll { !($0.node?.isInTree ?? false) }
        return nodes.compactMap(\.node)
    }
}

/// The node of a modifier with a body. A modifier with a body can have state. A modifier's body runs for the same
/// reasons as a view's body.
@MainActor final class ModifierNode<Modifier: ViewModifier>: EvaluatedNode {
    private var modifier: Modifier
    private var mover = Mover()
    private let place: ContentPlace

    init(_ modifier: Modifier, at site: Site, content: @escaping (Site) -> Node) {
        self.modifier = modifier
        place = ContentPlace(make: content)
        super.init(at: site)
        Connection.connect(&self.modifier, to: self)
        build([run(because: .mounted)._makeNode(at: inside)])
    }

    func update(to new: Modifier, make: @escaping (Site) -> Node, update: (Node) -> Void) {
        place.make = make
        let placed = place.placed
        if !ValueComparison.areEqual(modifier, new) {
            if Modifier._movesAlike(modifier, new) {
                take(new)
            } else {
                let shown = mover.shown(modifier)
                take(new)
                mover.head(for: self) { Modifier._motion(from: shown, to: new, by: $0) }
            }
            children.first.map(run(because: .inputChanged)._update)
        } else if isDirty {
            reevaluate()
        }
        // Updates the modified view last, after the views that the modifier's body adds around it.
        for node in placed where node.isInTree {
            update(node)
            node.forgetDrawing()
        }
    }

    private func take(_ new: Modifier) {
        modifier = new
        Connection.connect(&modifier, to: self)
    }

    override func reevaluate() {
        Connection.connect(&modifier, to: self)
        children.first.map(run(because: .rerendered)._update)
    }

    private func run(because cause: BodyCause) -> Modifier.Body {
        let content = Modifier.Content(place: place)
        guard mover.isMoving else { return evaluate(because: cause) { modifier.body(content: content) } }
        let shown = mover.shown(modifier)
        return evaluate(because: cause) { shown.body(content: content) }
    }
}
