import Wire

/// Something that is shown above the rest: a sheet, an alert, an open menu. While it is there, nobody can touch what
/// lies below.
@MainActor public final class PresentationNode: Node {
    /// How a user gets rid of it.
    public enum Manner {
        /// A swipe down, or a touch beside it: a sheet, a popover.
        case sheet
        /// Only what is inside closes it: a full-screen cover.
        case cover
        /// The first choice that is made in it, and nothing else.
        case alert
        /// The first choice that is made in it, or a touch beside it: a menu, a dialog that asks what to do.
        case menu
    }
    public let manner: Manner

    public struct Handlers {
        var close: @MainActor () -> Void
        var closed: (@MainActor () -> Void)?

        /// - Parameter closed: is told when it is gone, and not when it is only out of sight.
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
    }

    // It lies above the list, whatever row it belongs to.
    public override var rowCount: Int { 0 }
    public override func showRows(_ range: Range<Int>) {}

    public func update(_ handlers: Handlers) {
        self.handlers = handlers
    }

    public override func didDisappear() {
        guard !isInTree, let closed = handlers.closed else { return }
        Scopes.enter(Scope(view: path, phase: .onDisappear)) { closed() }
    }

    /// The user wants it gone; false where that takes a choice inside.
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
    /// What lies on top of everything else, if something does: of several, what was presented last.
    public var topmostPresentation: PresentationNode? {
        var top: PresentationNode?
        _ = first { node -> Never? in
            guard let found = node as? PresentationNode, found.isPresent else { return nil }
            // Serials grow with time and no two are the same.
            if found.serial > top?.serial ?? -1 { top = found }
            return nil
        }
        return top
    }
}
