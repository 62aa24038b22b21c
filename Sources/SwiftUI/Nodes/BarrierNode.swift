import Lifecycle
import Wire

/// What keeps a user away from what is inside. It lives as it would without.
nonisolated struct Barrier {
    /// Controls inside do nothing when touched.
    var disables = false

    /// Touches do not get through to what is inside.
    var isOutOfReach = false

    /// Nobody sees what is inside.
    var isInvisible = false

    /// Nobody can read what is inside: grey bars stand for its texts and pictures.
    var isRedacted = false
}

@MainActor final class BarrierNode: Node {
    var barrier: Barrier

    init(at site: Site, _ barrier: Barrier, content: (Site) -> Node) {
        self.barrier = barrier
        super.init(at: site)
        build([content(inside)])
    }

    override func draw(on screen: inout Screen) {
        guard !barrier.isInvisible else { return }
        guard barrier.isRedacted else { return super.draw(on: &screen) }
        var inside = Screen()
        super.draw(on: &inside)
        for line in inside.lines {
            let isReadable = line.kind != .text && line.kind != .image
            screen.add(line.kind, isReadable ? line.content : "…")
        }
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
