import Wire

/// Content in front of the page, such as a sheet, an alert or an open menu. While a presentation is on screen, the user
/// cannot touch the content below.
@MainActor public final class PresentationNode: Node {
    /// The way in which the user closes a presentation.
    public enum Manner {
        /// A sheet or popover, which a swipe down or a tap outside closes.
        case sheet
        /// A full-screen cover, which only a control inside closes.
        case cover
        /// An alert, which closes when the user chooses one of its buttons.
        case alert
        /// A menu or confirmation dialog, which closes when the user chooses an item or taps outside.
        case menu

        /// The word for the presentation's edges on screen; nil for a full-screen cover, which has no visible edges.
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

    /// The closures that close the presentation and react to its end.
    public struct Handlers {
        var close: @MainActor () -> Void
        var closed: (@MainActor () -> Void)?
        /// The line of the modifier with the closure `closed`.
        var location: SourceLocation?

        /// - Parameter close: closes the presentation as the app would, for example by setting a binding to false.
        /// - Parameter closed: called in the commit in which the presentation leaves the tree. Hiding the presentation
        ///   does not call `closed`.
        public init(
            close: @escaping @MainActor () -> Void, closed: (@MainActor () -> Void)?,
            at location: SourceLocation? = nil
        ) {
            self.close = close
            self.closed = closed
            self.location = location
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

    // A presentation inside a list covers the list and is not a row.
    public override var rowCount: Int { 0 }
    public override func showRows(_ range: Range<Int>) {}

    /// Draws the content between two edge lines, at the presentation's place in the tree.
    public override func draw(on screen: inout Screen) {
        guard let edge = manner.edge else { return super.draw(on: &screen) }
        var content = Screen()
        super.draw(on: &content)
        guard !content.lines.isEmpty else { return }
        screen.add(.edge, edge)
        screen.add(content.lines)
        screen.add(.edge, "end of \(edge)")
    }

    public override func backdrop(of child: Node) -> Backdrop {
        manner == .sheet || manner == .cover ? .system : .unknown
    }

    public func update(_ handlers: Handlers) {
        self.handlers = handlers
    }

    public override func didDisappear() {
        guard !isInTree, let closed = handlers.closed else { return }
        Scopes.enter(Scope(view: path, phase: .onDismiss, location: handlers.location)) { closed() }
    }

    /// Closes the presentation as a swipe or a tap outside does. Returns false for a cover or an alert, because the
    /// user cannot close a cover or an alert by a swipe or a tap outside.
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
    /// The topmost presentation on screen, which is also the newest; nil without a presentation.
    public var topmostPresentation: PresentationNode? { topmost { _ in true } }

    var topmostCover: PresentationNode? { topmost { $0.manner == .cover } }

    private func topmost(where matches: (PresentationNode) -> Bool) -> PresentationNode? {
        // The topmost presentation is the newest, which has the highest serial number.
        presentations.compactMap(\.node).filter { $0.isInTree && $0.isPresent && matches($0) }
            .max { $0.serial < $1.serial }
    }
}
