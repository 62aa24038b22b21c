import Wire

/// A control that the user can tap, such as a button. The control's line on screen shows the content's text first,
/// followed by the content's pictures and spinners.
@MainActor public final class ControlNode: Node {
    private let kind: ScreenLine.Kind
    private var action: @MainActor () -> Void
    public enum Opening: Sendable {
        case page
        /// A tap on the control opens a menu or a folded section, which shows more controls.
        case more
    }
    /// The kind of content that a tap opens; nil if a tap opens nothing. If a tap opens content, the gestures `open`
    /// and `tap` do the same.
    public var opening: Opening?

    public enum Purpose: Sendable {
        case any
        case cancel
        case destructive
    }
    public var purpose = Purpose.any

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

    /// The control's visible text, or else its accessibility label, its picture's name, or `unnamed`.
    public var label: String { label(of: contents) }

    private func label(of contents: Screen) -> String {
        let label = contents.words ?? SpokenNameNode.words(for: self) ?? contents.label
        return label.isEmpty ? Self.unnamed : label
    }

    private static let unnamed = "unnamed"

    private var contents: Screen {
        var contents = Screen()
        for child in children { child.draw(on: &contents) }
        return contents
    }

    /// Runs the control's action, then closes the menu or alert around the control.
    public func activate() {
        GestureTurn.run { Scopes.enter(Scope(view: path, phase: .action)) { action() } }
        // A tap that opens a submenu leaves the outer menu open.
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
        screen.add(kind, label(of: contents))
        screen.add(contents.lines.filter { $0.kind == .spinner || $0.kind == .image && !$0.isNamedPicture })
    }
}
