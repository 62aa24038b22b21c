import Lifecycle

/// A color as drawn on screen, for comparison with the color of the background.
nonisolated struct Shade: Hashable {
    private let color: Color
    private let parts: Color.Resolved?
    let isBlended: Bool

    init(_ color: Color, in scheme: ColorScheme, blended: Bool = false) {
        self.color = color
        isBlended = blended
        parts = color.painted(in: scheme)
    }

    func hash(into hasher: inout Hasher) {
        if let parts { hasher.combine(parts) } else { hasher.combine(color) }
        hasher.combine(isBlended)
    }

    /// Whether the two colors look the same to a person.
    func isLike(_ other: Shade) -> Bool {
        guard let parts, let others = other.parts else { return color == other.color }
        return abs(parts.red - others.red) < 0.04 && abs(parts.green - others.green) < 0.04
            && abs(parts.blue - others.blue) < 0.04
    }
}

/// The color behind a view, compared with the view's color.
nonisolated enum Ground {
    /// Nothing is behind the view, or only a translucent color that looks like the view's color.
    case open
    /// The color behind the view is the same as the view's color.
    case same
    /// The color behind the view may differ from the view's color.
    case other
}

/// The colors that are invisible in a row or arrangement, remembered during a single drawing of the screen.
@MainActor private enum LostPaints {
    private struct Place: Hashable {
        let node: ObjectIdentifier
        let shade: Shade
    }

    private static var answers: [Place: Bool] = [:]
    private static var drawing = (tree: ObjectIdentifier?.none, number: 0)

    /// Call `answer` only during a drawing.
    static func answer(for shade: Shade, in node: Node) -> Bool? {
        let current = (tree: Optional(ObjectIdentifier(node.tree)), number: node.tree.drawingNumber)
        guard drawing == current else {
            drawing = current
            answers.removeAll(keepingCapacity: true)
            return nil
        }
        return answers[Place(node: ObjectIdentifier(node), shade: shade)]
    }

    /// Returns `isLost`.
    static func note(_ isLost: Bool, for shade: Shade, in nodes: [Node]) -> Bool {
        for node in nodes {
            answers[Place(node: ObjectIdentifier(node), shade: shade)] = isLost
        }
        return isLost
    }
}

extension Node {
    /// Whether `paint` is invisible on the background of this node. If the background is unknown, the view
    /// counts as visible.
    func isLost(in paint: Plate?) -> Bool {
        guard let paint else { return false }
        return paint.cover == .clear || color(of: paint).map { isLost(in: $0) } ?? false
    }

    /// The color of the paint; nil for an unknown color, such as a background style that a parent view sets.
    private func color(of paint: Plate) -> Color? {
        let isStyled = paint.color == .systemBackground && EnvironmentValues(ambient).backgroundStyle != nil
        return isStyled ? nil : paint.color
    }

    /// Whether everything behind this node has the color `color`. The search goes outward, from the nearest background
    /// to the system's background.
    /// - Parameter blended: true for a view that blends with its background.
    func isLost(in color: Color, blended: Bool = false) -> Bool {
        tree.noteLookBehind()
        let shade = Shade(color, in: scheme, blended: blended)
        var node = self
        // Behind all views in one row or arrangement, such as a `VStack`, the search continues in the same way.
        var shared: [Node] = []
        while let outer = node.parent {
            if tree.isDrawing, node !== self, node.rowRole != .wrapper {
                if let known = LostPaints.answer(for: shade, in: node) {
                    return LostPaints.note(known, for: shade, in: shared)
                }
                shared.append(node)
            }
            switch outer.ground(of: node, under: self, like: shade) {
            case .open: node = outer
            case .same: return LostPaints.note(true, for: shade, in: shared)
            case .other: return LostPaints.note(false, for: shade, in: shared)
            }
        }
        // The root node passes the window's color scheme to its children.
        let isLost = (node.children.first ?? node).systemGround(like: shade) == .open
        return LostPaints.note(isLost, for: shade, in: shared)
    }

    /// Whether everything in this node has an opaque background.
    var hasGround: Bool {
        if (self as? SightNode)?.sight.ground?.cover == .opaque { return true }
        if let layers = self as? LayerNode {
            return layers.view(behind: layers.children[0])?.covers ?? layers.children[0].hasGround
        }
        if self is LayeringNode, covers { return true }
        return rowRole == .wrapper && children.contains(where: \.hasGround)
    }

    /// The background that this node puts behind `child`. The node `child` is either `view` itself or a parent of
    /// `view`.
    private func ground(of child: Node, under view: Node, like shade: Shade) -> Ground {
        if let sight = (self as? SightNode)?.sight {
            if sight.recolors || sight.isolates && shade.isBlended { return .other }
            let inside = sight.stacks ? child.ground(under: view, like: shade) : .open
            return inside == .open ? ground(of: sight.ground, like: shade) : inside
        }
        if self is LayeringNode { return child.ground(under: view, like: shade) }
        if let layers = self as? LayerNode, backdrop(of: child) == .open {
            let isLayer = child !== layers.children[0]
            let inside = isLayer ? child.ground(under: view, like: shade) : .open
            return inside == .open ? layers.view(behind: child)?.ground(like: shade) ?? .open : inside
        }
        return switch backdrop(of: child) {
        case .open: .open
        // A sheet also hides the page below.
        case .system where self is PresentationNode && systemGround(like: shade) == .open: .same
        case .system: systemGround(like: shade)
        case .unknown: .other
        }
    }

    /// The background color for the views in front of this node.
    fileprivate func ground(like shade: Shade) -> Ground {
        guard isShown else { return .open }
        if let plate = self as? PlateNode { return ground(of: plate.plate, like: shade) }
        if self is TextNode || (self as? BarrierNode)?.barrier == .invisible { return .open }
        let inside = groundInside(like: shade)
        guard let sight = self as? SightNode else { return inside }
        if sight.isUnseen { return .open }
        let isOther = sight.sight.recolors || ground(of: sight.sight.ground, like: shade) == .other
        if isOther { return .other }
        return inside == .same && !sight.sight.leavesAlone ? .open : inside
    }

    private func groundInside(like shade: Shade) -> Ground {
        if children.isEmpty { return rowRole == .row ? .other : .open }
        if children.contains(where: { backdrop(of: $0) != .open }) { return .other }
        let grounds = children.map { $0.ground(like: shade) }
        if grounds.contains(.other) { return .other }
        // Only a background as large as its view hides everything behind the view.
        if self is LayerNode { return grounds[0] }
        return grounds.contains(.same) && (self is LayeringNode || rowRole != .row) ? .same : .open
    }

    private func ground(of paint: Plate?, like shade: Shade) -> Ground {
        guard let paint, paint.cover != .clear else { return .open }
        guard let color = color(of: paint), shade.isLike(Shade(color, in: scheme)) else { return .other }
        return paint.cover == .opaque ? .same : .open
    }

    /// Returns `open` if the system's background looks like `shade`; otherwise `other`.
    private func systemGround(like shade: Shade) -> Ground {
        shade.isLike(Shade(.systemBackground, in: scheme)) ? .open : .other
    }

    private var scheme: ColorScheme { EnvironmentValues(ambient).colorScheme }
}

extension Node {
    /// The background of `view` among the views that this node stacks in front of each other.
    fileprivate func ground(under view: Node, like shade: Shade) -> Ground {
        let layers = overlapping
        guard let own = layers.lastIndex(where: { view.isInside($0) }) else { return .other }
        let height = layers[own].layer
        let behind = layers.enumerated().filter {
            $0.element.layer < height || $0.element.layer == height && $0.offset < own
        }
        for layer in behind.sorted(by: { ($0.element.layer, $0.offset) > ($1.element.layer, $1.offset) }) {
            let ground = layer.element.ground(like: shade)
            if ground != .open { return ground }
        }
        return .open
    }

    /// The views in this node that overlap each other, in source order.
    private var overlapping: [Node] {
        guard isShown else { return [] }
        let inside = rowRole == .row ? [] : children.flatMap(\.overlapping)
        return inside.count > 1 || rowRole == .arrangement ? inside : [self]
    }

    private func isInside(_ node: Node) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === node }
    }
}
