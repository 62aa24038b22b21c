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
    private var close: @MainActor () -> Void

    public init(
        at site: Site, _ manner: Manner, close: @escaping @MainActor () -> Void, content: (Site) -> Node
    ) {
        self.manner = manner
        self.close = close
        super.init(at: site)
        build([content(inside)])
    }

    // It lies above the list, whatever row it belongs to.
    public override var rowCount: Int { 0 }
    public override func showRows(_ range: Range<Int>) {}

    public func update(close: @escaping @MainActor () -> Void) {
        self.close = close
    }

    /// The user wants it gone; false where that takes a choice inside.
    public func dismiss() -> Bool {
        guard manner == .sheet || manner == .menu else { return false }
        Scopes.enter(Scope(view: path, phase: .action)) { close() }
        return true
    }

    func choiceWasMade() {
        if manner == .alert || manner == .menu { close() }
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
