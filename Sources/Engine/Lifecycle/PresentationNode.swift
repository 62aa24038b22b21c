import Wire

/// Content shown above the rest: a sheet, an alert, an open menu. While it is present, the user
/// cannot touch anything below.
@MainActor public final class PresentationNode: Node {
    /// How the user closes it.
    public enum Manner {
        /// With a swipe down or a touch beside it: a sheet, a popover.
        case sheet
        /// Only with a control inside: a full-screen cover.
        case cover
        /// Only with the first choice inside.
        case alert
        /// With the first choice inside, or a touch beside it: a menu, a confirmation dialog.
        case menu

        /// The word that marks its edges on screen. A full-screen cover needs none, because
        /// nothing else is visible.
        fileprivate var edge: String? {
            switch self {
            case .sheet: "sheet"
            case .cover: nil
            case .alert: "alert"
            case .menu: "menu"
            }
        }
    }
    public let manner: Manner

    /// The closures to call. Nil means that the app gave none.
    public struct Handlers {
        var close: @MainActor () -> Void
        var closed: (@MainActor () -> Void)?

        /// - Parameter close: asks the app to close the presentation, for example by setting a binding to
        ///   false.
        /// - Parameter closed: called in the commit in which the presentation leaves the tree, but not when
        ///   it is only hidden.
        public init(close: @escaping @MainActor () -> Void, closed: (@MainActor () -> Void)?) {
            self.close = close
            self.closed = closed
        }
    }
    private var handlers: Handlers

    public init(at site: Site, _ manner: Manner, _ handlers: Handlers, content: (Site) -> Node) {
        self.manner = manner
        self.handlers = handlers
        super.init(at: site)
        build([content(inside)])
        tree.presentations.removeAll { $0.node == nil }
        tree.presentations.append(Loose(self))
    }

    // A presentation is above the list and belongs to no row.
    public override var rowCount: Int { 0 }
    public override func showRows(_ range: Range<Int>) {}

    /// Draws the content between two edges, at the place of the presentation among its neighbors.
    public override func draw(on screen: inout Screen) {
        guard let edge = manner.edge else { return super.draw(on: &screen) }
        var content = Screen()
        super.draw(on: &content)
        guard !content.lines.isEmpty else { return }
        screen.add(.edge, edge)
        screen.add(content.lines)
        screen.add(.edge, "end of \(edge)")
    }

    /// Sets new closures for later calls.
    public func update(_ handlers: Handlers) {
        self.handlers = handlers
    }

    public override func didDisappear() {
        guard !isInTree, let closed = handlers.closed else { return }
        Scopes.enter(Scope(view: path, phase: .onDismiss)) { closed() }
    }

    /// Closes the presentation as a user does from outside. Returns false if only a
    /// choice inside can close it.
    public func dismiss() -> Bool {
        guard manner == .sheet || manner == .menu else { return false }
        Scopes.enter(Scope(view: path, phase: .action)) { handlers.close() }
        return true
    }

    func choiceWasMade() {
        if manner == .alert || manner == .menu { handlers.close() }
    }
}

extension Tree {
    /// The topmost presentation, which is the one made last. Nil if nothing is presented.
    public var topmostPresentation: PresentationNode? { topmost { _ in true } }

    /// The topmost full-screen cover. It hides everything outside it.
    var topmostCover: PresentationNode? { topmost { $0.manner == .cover } }

    private func topmost(where matches: (PresentationNode) -> Bool) -> PresentationNode? {
        // Serials are unique and grow with time.
        presentations.compactMap(\.node).filter { $0.isInTree && $0.isPresent && matches($0) }
            .max { $0.serial < $1.serial }
    }
}
