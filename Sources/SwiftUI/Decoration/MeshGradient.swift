import Lifecycle

/// Colors that run into each other on a grid.
nonisolated public struct MeshGradient: ShapeStyle, _PrimitiveView, Sendable {
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {}

    @MainActor public func _makeNode(at site: Site) -> Node { PlateNode(at: site, .sheer) }
    @MainActor public func _update(_ node: Node) {}
}

/// Colors that run from the center outward.
nonisolated public struct EllipticalGradient: ShapeStyle, _PrimitiveView, Sendable {
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}

    @MainActor public func _makeNode(at site: Site) -> Node { PlateNode(at: site, .sheer) }
    @MainActor public func _update(_ node: Node) {}
}
