import Lifecycle

/// A smooth transition between colors.
nonisolated public struct Gradient: ShapeStyle, Hashable {
    public var stops: [Stop]

    nonisolated public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// The color space in which a gradient interpolates.
    nonisolated public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }
}

nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// A gradient with a position in its rectangle. A gradient that is used as a view shows no text.
nonisolated public protocol _SpatialGradient: _PrimitiveView, ShapeStyle {}

extension _SpatialGradient {
    @MainActor public func _makeNode(at site: Site) -> Node { PlateNode(at: site, Plate(self)) }
    @MainActor public func _update(_ node: Node) { node.as(PlateNode.self).plate = Plate(self) }
}

extension PlainPaint {
    /// The opacity of a gradient is the lowest opacity of its colors, but at least 0.5. If all colors of a gradient are
    /// nearly clear, its opacity is zero.
    fileprivate static func opacity(of colors: [Color]) -> Double {
        let opacities = colors.map(\.opacity)
        guard let most = opacities.max(), let least = opacities.min(), most >= 0.05 else { return 0 }
        return max(least, 0.5)
    }
}

nonisolated public struct LinearGradient: _SpatialGradient, PlainPaint {
    let opacity: Double

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        opacity = Self.opacity(of: gradient.stops.map(\.color))
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        opacity = Self.opacity(of: colors)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        opacity = Self.opacity(of: stops.map(\.color))
    }
}

nonisolated public struct RadialGradient: _SpatialGradient, PlainPaint {
    let opacity: Double

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        opacity = Self.opacity(of: gradient.stops.map(\.color))
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        opacity = Self.opacity(of: colors)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        opacity = Self.opacity(of: stops.map(\.color))
    }
}

nonisolated public struct AngularGradient: _SpatialGradient, PlainPaint {
    let opacity: Double

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        opacity = Self.opacity(of: stops.map(\.color))
    }
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        opacity = Self.opacity(of: gradient.stops.map(\.color))
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        opacity = Self.opacity(of: colors)
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        opacity = Self.opacity(of: colors)
    }
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        opacity = Self.opacity(of: gradient.stops.map(\.color))
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        opacity = Self.opacity(of: stops.map(\.color))
    }
}
