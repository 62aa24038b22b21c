import Lifecycle

/// What keeps the user from the views inside. It does not change when they appear or disappear.
nonisolated package enum Barrier {
    case absent

    /// The views can be seen and not touched.
    case untouchable

    /// The views can be neither seen nor touched.
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

package nonisolated struct BarrierModifier: _PrimitiveModifier {
    let barrier: Barrier

    package init(barrier: Barrier) { self.barrier = barrier }

    @MainActor package func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        BarrierNode(at: site, barrier, content: content)
    }

    @MainActor package func update(_ node: Node) {
        node.as(BarrierNode.self).barrier = barrier
    }
}

extension View {
    /// Keeps taps from the view. It stays on screen and alive.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(by: BarrierModifier(barrier: enabled ? .absent : .untouchable))
    }

    /// Takes the view off the screen and out of reach. It stays alive: it does not disappear, and its tasks run on.
    nonisolated public func hidden() -> some View {
        modified(by: BarrierModifier(barrier: .invisible))
    }
}
