import Wire

/// A node that the user can touch. It shows one line, and what is inside it names it. Pictures and spinners inside are
/// seen as well.
@MainActor public final class ControlNode: Node {
    private let kind: ScreenLine.Kind
    private var action: @MainActor () -> Void
    /// What a touch opens that was not there.
    public enum Opening: Sendable {
        case page
        /// A menu, or what is folded away: more to choose from.
        case more
    }
    /// Where a touch opens something, the user's `open` finds it, beside `tap`.
    public var opening: Opening?

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
    public var label: String { contents.label }

    private var contents: Screen {
        var contents = Screen()
        for child in children { child.draw(on: &contents) }
        return contents
    }

    public func activate() {
        Scopes.enter(Scope(view: path, phase: .action)) { action() }
        // A menu inside a menu is no choice yet; one that is made in it closes both.
        guard opening != .more else { return }
        var presented = nearest(PresentationNode.self)
        presented?.choiceWasMade()
        while let menu = presented, menu.manner == .menu {
            presented = menu.nearest(PresentationNode.self)
            if presented?.manner == .menu { presented?.choiceWasMade() }
        }
    }

    public override func draw(on screen: inout Screen) {
        let contents = contents
        screen.add(kind, contents.label)
        screen.add(contents.lines.filter { $0.kind == .spinner || $0.kind == .image && !$0.isNamedPicture })
    }
}
