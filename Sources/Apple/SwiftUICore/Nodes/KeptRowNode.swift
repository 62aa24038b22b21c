import Lifecycle

@MainActor final class KeptRowNode: Node {
    var isKept: Bool

    init(at site: Site, isKept: Bool, content: (Site) -> Node) {
        self.isKept = isKept
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }
}

nonisolated struct KeptRowModifier: _PrimitiveModifier {
    let isKept: Bool

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        KeptRowNode(at: site, isKept: isKept, content: content)
    }

    @MainActor func update(_ node: Node) { node.as(KeptRowNode.self).isKept = isKept }
}

extension View {
    /// Prevents a swipe from deleting the row.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modified(by: KeptRowModifier(isKept: isDisabled))
    }

    /// `moveDisabled` has no effect, because no scenario moves a row.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
