import Wire

/// A node that the user can touch. It shows one line, and what is inside it names it.
@MainActor public final class ControlNode: Node {
    private let kind: ScreenLine.Kind
    private var action: @MainActor () -> Void
    /// Whether a touch opens something: the user's `open` finds it, beside `tap`.
    public var opens = false

    public init(
        at site: Site, _ kind: ScreenLine.Kind, label: (Site) -> Node, action: @escaping @MainActor () -> Void
    ) {
        self.kind = kind
        self.action = action
        super.init(at: site)
        build([label(inside)])
    }

    public func update(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// What the control says, read off the screen as a person would.
    public var label: String {
        var inside = Screen()
        for child in children { child.draw(on: &inside) }
        return inside.lines.map(\.content).joined(separator: " ")
    }

    public func activate() {
        Scopes.enter(Scope(view: path, phase: .action)) { action() }
        nearest(PresentationNode.self)?.choiceWasMade()
    }

    public override func draw(on screen: inout Screen) {
        screen.add(kind, label)
    }
}
