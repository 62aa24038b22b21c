import Lifecycle

/// What modifiers do to how much of a view a person sees.
///
/// Nothing is laid out or painted here, so only what takes a view out of sight for sure counts. A view of which that
/// cannot be said is seen.
nonisolated struct Sight: Equatable {
    /// The view has no room: less than a point in one direction.
    var hasNoRoom = false
    /// The view has less room than anything to read takes.
    var isCramped = false
    var opacity = 1.0
    var scale = CGSize(width: 1, height: 1)
    var blur: CGFloat = 0
    /// How far it was moved from its place.
    var shift = CGSize.zero
    /// Where its center was put, in the view around it.
    var center: CGPoint?
    /// Something opaque of the view's own size is painted over it.
    var isCovered = false
    /// It has a size of its own, so it may not fill the place that it is given.
    var isSized = false
    /// A view in front of others has a larger one.
    var zIndex = 0.0

    /// The sight of a view that has this modifier outside and `inner` inside.
    func around(_ inner: Sight) -> Sight {
        Sight(
            hasNoRoom: hasNoRoom || inner.hasNoRoom, isCramped: isCramped || inner.isCramped,
            opacity: opacity * inner.opacity,
            scale: CGSize(
                width: scale.width * inner.scale.width, height: scale.height * inner.scale.height),
            blur: max(blur, inner.blur),
            shift: CGSize(
                width: shift.width + inner.shift.width, height: shift.height + inner.shift.height),
            center: center ?? inner.center, isCovered: isCovered || inner.isCovered,
            isSized: isSized || inner.isSized, zIndex: zIndex != 0 ? zIndex : inner.zIndex)
    }

    /// The view is nowhere on the screen: neither an eye nor a finger finds it. UIKit passes touches by below the same
    /// opacity.
    /// - Parameter scrolls: a scroll view is around it, and may be longer than the screen.
    func isGone(scrolls: Bool) -> Bool {
        hasNoRoom || !(opacity >= 0.01) || !(abs(scale.width) >= 0.01) || !(abs(scale.height) >= 0.01)
            || isElsewhere(scrolls: scrolls)
    }

    /// A person cannot read it at any place on screen.
    func isUnseen(scrolls: Bool) -> Bool {
        isGone(scrolls: scrolls) || isCovered || isCramped || opacity < 0.05 || blur >= 20
    }

    /// Every point of the view's place is as opaque as the view itself, and in its place.
    var leavesAlone: Bool {
        var plain = self
        plain.zIndex = 0
        return plain == Sight()
    }

    private func isElsewhere(scrolls: Bool) -> Bool {
        let screen = GeometryProxy().size
        func isOff(_ distance: CGFloat, _ length: CGFloat) -> Bool {
            distance <= -length || (!scrolls && distance >= length)
        }
        if isOff(shift.width, screen.width) || isOff(shift.height, screen.height) { return true }
        // A view as large as the screen still reaches into it from half of it away.
        return center.map {
            isOff($0.x - screen.width / 2, screen.width) || isOff($0.y - screen.height / 2, screen.height)
        } ?? false
    }
}

@MainActor final class SightNode: Node {
    var sight: Sight

    init(at site: Site, _ sight: Sight, content: (Site) -> Node) {
        self.sight = sight
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    /// With what the modifiers inside do.
    var whole: Sight {
        var whole = sight
        var node = children.first
        while let here = node, here.rowRole == .wrapper {
            if let inner = here as? SightNode { whole = whole.around(inner.sight) }
            node = here.children.first
        }
        return whole
    }

    private var scrolls: Bool {
        sequence(first: self as Node, next: \.parent).contains { $0 is ScrollNode || $0 is LazyNode }
    }

    var isGone: Bool { whole.isGone(scrolls: scrolls) }
    var isUnseen: Bool { whole.isUnseen(scrolls: scrolls) }

    override func draw(on screen: inout Screen) {
        if !isUnseen { super.draw(on: &screen) }
    }
}

nonisolated struct SightModifier: _PrimitiveModifier {
    let sight: Sight

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        SightNode(at: site, sight, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(SightNode.self).sight = sight
    }
}

extension View {
    nonisolated func seen(_ sight: Sight) -> ModifiedContent<Self, SightModifier> {
        modified(by: SightModifier(sight: sight))
    }
}
