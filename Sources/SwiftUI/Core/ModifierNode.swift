public import Lifecycle
import Wire

/// The view that a modifier is applied to, as its body sees it: a mark for where it goes.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let place: ContentPlace

    @MainActor public func _makeNode(at site: Site) -> Node { place.makeNode(at: site) }

    /// The modified view is brought up to date by whoever has a new value of it, not by the modifier's body.
    @MainActor public func _update(_ node: Node) {}
}

/// Where the view that a modifier is applied to has been put: nowhere, once, or several times.
@MainActor final class ContentPlace {
    var make: (Site) -> Node
    private var nodes: [WeakNode] = []

    private struct WeakNode { weak var node: Node? }

    init(make: @escaping (Site) -> Node) {
        self.make = make
    }

    func makeNode(at site: Site) -> Node {
        let node = make(site)
        nodes.append(WeakNode(node: node))
        return node
    }

    /// The nodes of the view as they stand.
    var placed: [Node] {
        nodes.removeAll { !($0.node?.isInTree ?? false) }
        return nodes.compactMap(\.node)
    }
}

/// The node of a modifier with a body of its own. It can hold state, like a view, and its body runs for the same reasons.
@MainActor final class ModifierNode<Modifier: ViewModifier>: EvaluatedNode {
    private var modifier: Modifier
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
            modifier = new
            Connection.connect(&modifier, to: self)
            children.first.map(run(because: .inputChanged)._update)
        } else if isDirty {
            reevaluate()
        }
        // What the modifier sets around the view is in place before the view looks at it.
        for node in placed where node.isInTree {
            update(node)
            node.forgetDrawing()
        }
    }

    override func reevaluate() {
        Connection.connect(&modifier, to: self)
        children.first.map(run(because: .rerendered)._update)
    }

    private func run(because cause: BodyCause) -> Modifier.Body {
        evaluate(because: cause) { modifier.body(content: Modifier.Content(place: place)) }
    }
}
