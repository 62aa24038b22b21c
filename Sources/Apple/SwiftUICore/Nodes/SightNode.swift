import Lifecycle

/// How a view's modifiers affect its visibility.
///
/// The course computes no layout and draws no colors, so a view counts as visible unless an effect certainly
/// hides the view.
nonisolated struct Sight: Equatable {
    /// The view is less than a point wide or high.
    var hasNoRoom = false
    /// The view is too small to show text.
    var isCramped = false
    var opacity = 1.0
    var scale = CGSize(width: 1, height: 1)
    var blur: CGFloat = 0
    var shift = CGSize.zero
    /// The center that `.position` sets, in the coordinates of the parent view.
    var center: CGPoint?
    /// The empty space before the view, if the space is many screens long; otherwise zero.
    var lead = CGSize.zero
    /// The view's length, if the view is many screens long; otherwise zero.
    var length = CGSize.zero
    /// An opaque view in front of this view hides the whole view.
    var isCovered = false
    /// The view is clipped to a shape without room for text.
    var isCutAway = false
    /// The view has a fixed size, which may be smaller than its container.
    var isSized = false
    /// The view's `zIndex`: views with a larger index are in front.
    var zIndex = 0.0
    /// The background directly behind the view, as large as the view.
    var ground: Plate?
    /// The modifier changes the view's colors in a way that the course does not compute.
    var dyes = false
    /// The color of all subviews, if all have the same color.
    var flat: Color?
    var blend = BlendMode.normal
    /// The subviews blend with each other, but not with the views behind this view.
    var isolates = false
    /// The subviews are stacked in front of each other.
    var stacks = false

    static let dyed = Sight(dyes: true)

    /// Combines the effects of this modifier with the effects of the inner modifiers (`inner`).
    func around(_ inner: Sight) -> Sight {
        Sight(
            hasNoRoom: hasNoRoom || inner.hasNoRoom, isCramped: isCramped || inner.isCramped,
            opacity: opacity * inner.opacity,
            scale: CGSize(
                width: scale.width * inner.scale.width, height: scale.height * inner.scale.height),
            blur: max(blur, inner.blur),
            shift: CGSize(
                width: shift.width + inner.shift.width, height: shift.height + inner.shift.height),
            center: center ?? inner.center,
            lead: CGSize(
                width: lead.width + inner.lead.width, height: lead.height + inner.lead.height),
            length: CGSize(
                width: max(length.width, inner.length.width), height: max(length.height, inner.length.height)),
            isCovered: isCovered || inner.isCovered,
            isCutAway: isCutAway || inner.isCutAway,
            isSized: isSized || inner.isSized, zIndex: zIndex != 0 ? zIndex : inner.zIndex,
            ground: ground ?? inner.ground, dyes: dyes || inner.dyes,
            flat: flat ?? inner.flat, blend: blend != .normal ? blend : inner.blend,
            isolates: isolates || inner.isolates, stacks: stacks || inner.stacks)
    }

    /// True if the user can neither see nor tap the view. UIKit ignores touches on a view whose opacity is
    /// below 0.01.
    /// - Parameter scrolls: true in a scroll view, whose content may be longer than the screen.
    func isGone(scrolls: @autoclosure () -> Bool) -> Bool {
        hasNoRoom || !(opacity >= 0.01) || !(abs(scale.width) >= 0.01) || !(abs(scale.height) >= 0.01)
            || isMoved && isElsewhere(scrolls: scrolls())
    }

    /// True if the user cannot read the view.
    func isUnseen(scrolls: @autoclosure () -> Bool) -> Bool {
        isGone(scrolls: scrolls()) || isFarAway || isCovered || isCutAway || isCramped || opacity < 0.05
            || blur >= 20
    }

    /// True if the modifiers change neither the position nor the size or opacity of the view.
    var leavesAlone: Bool {
        var plain = self
        (plain.zIndex, plain.ground, plain.dyes, plain.stacks) = (0, nil, false, false)
        (plain.flat, plain.blend, plain.isolates) = (nil, .normal, false)
        return plain == Sight()
    }

    /// True if the course does not know the colors of the view, or of the background.
    var recolors: Bool { dyes || flat != nil || blend != .normal || isMoved }

    /// True if the view is farther away than a person scrolls.
    private var isFarAway: Bool {
        let way =
            lead == .zero && !isMoved
            ? lead
            : CGSize(
                width: lead.width + shift.width + (center?.x ?? 0),
                height: lead.height + shift.height + (center?.y ?? 0))
        return Axis.horizontal.isFar(way.width) || Axis.vertical.isFar(way.height)
    }

    var isLong: Bool { length != .zero }

    private var isMoved: Bool { shift != .zero || center != nil }

    private func isElsewhere(scrolls: Bool) -> Bool {
        let screen = GeometryProxy().size
        func isOff(_ distance: CGFloat, _ length: CGFloat) -> Bool {
            distance <= -length || (!scrolls && distance >= length)
        }
        if isOff(shift.width, screen.width) || isOff(shift.height, screen.height) { return true }
        // A screen-sized view overlaps the screen until the view's center is a whole screen away from the screen's
        // middle.
        return center.map {
            isOff($0.x - screen.width / 2, screen.width) || isOff($0.y - screen.height / 2, screen.height)
        } ?? false
    }
}

@MainActor final class SightNode: Node {
    var sight: Sight { didSet { note() } }

    /// True if the modifier has no effect, such as an opacity of one.
    private var isPlain = true

    init(at site: Site, _ sight: Sight, content: (Site) -> Node) {
        self.sight = sight
        super.init(at: site)
        build([content(inside)])
        note()
    }

    private func note() {
        isPlain = sight == Sight()
        if sight.isLong { tree.hasLongViews = true }
    }

    override var rowRole: RowRole { .wrapper }

    /// The combined effect of this modifier and of its inner modifiers.
    var whole: Sight {
        var whole = sight
        var node = children.first
        while let here = node, here.rowRole == .wrapper {
            if let inner = here as? SightNode { whole = whole.around(inner.sight) }
            node = here.children.first
        }
        return whole
    }

    /// A node keeps its parents, so the answer never changes.
    private lazy var scrolls = sequence(first: self as Node, next: \.parent).contains {
        $0 is ScrollNode || $0 is LazyNode
    }

    var isGone: Bool { whole.isGone(scrolls: scrolls) }
    var isUnseen: Bool { whole.isUnseen(scrolls: scrolls) || isFlat || isBlendedAway }

    /// True if all subviews have the color of the background.
    private var isFlat: Bool {
        guard let color = sight.flat else { return false }
        return children.contains(where: \.hasGround) || isLost(in: color)
    }

    /// True if blending makes the view look like the background.
    private var isBlendedAway: Bool {
        switch sight.blend {
        case .screen, .lighten, .plusLighter, .colorDodge: isLost(in: .white, blended: true)
        case .multiply, .darken, .plusDarker, .colorBurn: isLost(in: .black, blended: true)
        case .overlay, .softLight, .hue, .saturation, .color:
            isLost(in: .white, blended: true) || isLost(in: .black, blended: true)
        // A view that is cut out of a shape leaves a visible hole in the shape.
        case .destinationOut, .destinationOver: isLost(in: .systemBackground, blended: true)
        case .normal, .hardLight, .difference, .exclusion, .luminosity, .sourceAtop: false
        }
    }

    override func draw(on screen: inout Screen) {
        if isPlain || !isUnseen { super.draw(on: &screen) }
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

    /// Marks the colors of the view, or of the background, as unknown.
    package nonisolated func dyed() -> some View { seen(.dyed) }
}
