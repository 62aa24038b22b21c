import Lifecycle

/// How modifiers affect the visibility of a view.
///
/// The course has no layout and paints nothing, so a view counts as visible unless an effect certainly hides
/// it.
nonisolated struct Sight: Equatable {
    /// The view is less than a point wide or high.
    var hasNoRoom = false
    /// The view is too small for text.
    var isCramped = false
    var opacity = 1.0
    var scale = CGSize(width: 1, height: 1)
    var blur: CGFloat = 0
    /// The view's offset.
    var shift = CGSize.zero
    /// The center set by `.position`, in the coordinates of the view around.
    var center: CGPoint?
    /// An opaque view of the same size covers the view.
    var isCovered = false
    /// The view has a fixed size, so it may not fill its container.
    var isSized = false
    /// Views with a larger index are in front.
    var zIndex = 0.0

    /// The combined effect of this modifier around `inner`.
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

    /// True if the user cannot see or tap the view. UIKit ignores touches below the same opacity.
    /// - Parameter scrolls: true in a scroll view, whose content may be longer than the screen.
    func isGone(scrolls: Bool) -> Bool {
        hasNoRoom || !(opacity >= 0.01) || !(abs(scale.width) >= 0.01) || !(abs(scale.height) >= 0.01)
            || isElsewhere(scrolls: scrolls)
    }

    /// True if the user cannot read the view.
    func isUnseen(scrolls: Bool) -> Bool {
        isGone(scrolls: scrolls) || isCovered || isCramped || opacity < 0.05 || blur >= 20
    }

    /// True if the view keeps its place, size and opacity.
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
        // A screen-sized view overlaps the screen until its center is a whole screen away from the middle.
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

    /// The combined effect, including the modifiers inside.
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
