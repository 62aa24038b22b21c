import Lifecycle

/// Hides views from the user, or makes views ignore taps. Changing the barrier of a view triggers no appearance or
/// disappearance.
nonisolated package enum Barrier {
    case absent

    /// The views behind the barrier are visible but ignore taps.
    case untouchable

    /// The views behind the barrier are invisible and ignore taps.
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
    /// Makes the view ignore taps. A view that ignores taps stays on screen and keeps its state.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(by: BarrierModifier(barrier: enabled ? .absent : .untouchable))
    }

    /// Hides the view and makes it ignore taps. A hidden view does not disappear, so its tasks keep running.
    nonisolated public func hidden() -> some View {
        modified(by: BarrierModifier(barrier: .invisible))
    }
}
