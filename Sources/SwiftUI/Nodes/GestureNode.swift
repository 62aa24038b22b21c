import Lifecycle
import Wire

/// Listens for a gesture on what is inside.
@MainActor final class GestureNode<Gesture>: Node {
    var action: @MainActor () -> Void
    private let location: SourceLocation

    init(
        at site: Site, location: SourceLocation, action: @escaping @MainActor () -> Void,
        content: (Site) -> Node
    ) {
        self.location = location
        self.action = action
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    var label: String { words(of: children) }

    private func perform() {
        guard isEnabled else { return }
        Scopes.enter(Scope(view: path, phase: .action, location: location)) { action() }
    }
}

nonisolated enum Tap {}

extension GestureNode: Touchable where Gesture == Tap {
    func activate() { perform() }
}

nonisolated enum LongPress {}

extension GestureNode: Pressable where Gesture == LongPress {
    func press() { perform() }
}

nonisolated struct GestureModifier<Gesture>: PrimitiveModifier {
    let location: SourceLocation
    let action: @MainActor () -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        GestureNode<Gesture>(at: site, location: location, action: action, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(GestureNode<Gesture>.self).action = action
    }
}
