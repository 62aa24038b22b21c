/// Something that is shown above the rest and goes away with the first choice made in it: an alert, a menu of actions.
@MainActor public final class DialogNode: Node {
    private var onClose: @MainActor () -> Void

    public init(at site: Site, onClose: @escaping @MainActor () -> Void, content: (Site) -> Node) {
        self.onClose = onClose
        super.init(at: site)
        build([content(inside)])
    }

    public func update(onClose: @escaping @MainActor () -> Void) {
        self.onClose = onClose
    }

    func close() {
        onClose()
    }
}
