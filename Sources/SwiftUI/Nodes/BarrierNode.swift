import Lifecycle

/// What keeps a user away from what is inside, which lives as it would without.
nonisolated enum Barrier {
    case absent

    /// Touches do not get through.
    case untouchable

    /// Nobody sees it, and no touch gets through.
    case invisible
}

@MainActor final class BarrierNode: Node {
    var barrier: Barrier

    init(at site: Site, _ barrier: Barrier, content: (Site) -> Node) {
        self.barrier = barrier
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    override func draw(on screen: inout Screen) {
        if barrier != .invisible { super.draw(on: &screen) }
    }
}

nonisolated struct BarrierModifier: PrimitiveModifier {
    let barrier: Barrier

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        BarrierNode(at: site, barrier, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(BarrierNode.self).barrier = barrier
    }
}

extension View {
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(by: BarrierModifier(barrier: enabled ? .absent : .untouchable))
    }

    /// Out of sight, and alive.
    nonisolated public func hidden() -> some View {
        modified(by: BarrierModifier(barrier: .invisible))
    }

    /// At zero out of sight, and alive.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modified(by: BarrierModifier(barrier: opacity > 0 ? .absent : .invisible))
    }
}
