import Lifecycle

/// A color used as a view appears like other views, but shows no text.
nonisolated public struct Color: _PrimitiveView, ShapeStyle, PlainPaint, Hashable {
    package let name: String
    package let opacity: Double

    /// The color's components without its opacity; nil for unknown components.
    package let parts: Resolved?

    var color: Color? { self }

    public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }

    package init(name: String, opacity: Double = 1, parts: Resolved? = nil) {
        self.name = name
        self.opacity = opacity
        self.parts = parts
    }

    public init(_ resolved: Resolved) {
        var opaque = resolved
        opaque.opacity = 1
        self.init(name: "\(resolved)", opacity: Double(resolved.opacity), parts: opaque)
    }

    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
    {
        let parts = Resolved(
            colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: 1)
        self.init(name: "\(parts)", opacity: opacity, parts: parts)
    }

    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        let parts = Resolved(red: Float(part(5)), green: Float(part(3)), blue: Float(part(1)))
        self.init(name: "hsb \(hue) \(saturation) \(brightness)", opacity: opacity, parts: parts)
    }

    nonisolated public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public static let red = Color("red")
    public static let orange = Color("orange")
    public static let yellow = Color("yellow")
    public static let green = Color("green")
    public static let mint = Color("mint")
    public static let teal = Color("teal")
    public static let cyan = Color("cyan")
    public static let blue = Color("blue")
    public static let indigo = Color("indigo")
    public static let purple = Color("purple")
    public static let pink = Color("pink")
    public static let brown = Color("brown")
    public static let gray = Color("gray")
    public static let black = Color("black")
    public static let white = Color("white")
    public static let clear = Color(name: "clear", opacity: 0)
    static let systemBackground = Color("systemBackground")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color("accentColor")

    public func opacity(_ opacity: Double) -> Color {
        Color(
            name: "\(Int((opacity * 100).rounded()))% \(name)", opacity: self.opacity * opacity, parts: parts)
    }
    public func mix(with color: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
        -> Color
    {
        // A mix of two colors has only a name, because the course does not compute its components.
        fraction <= 0 ? self : fraction >= 1 ? color : Color(name: "\(name)+\(color.name)", opacity: opacity)
    }
    public func exposureAdjust(_ stops: Double) -> Color { self }
    public func headroom(_ headroom: Double?) -> Color { self }
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

    @MainActor public func _makeNode(at site: Site) -> Node { PlateNode(at: site, Plate(self)) }
    @MainActor public func _update(_ node: Node) { node.as(PlateNode.self).plate = Plate(self) }
}

// Lets code write `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var clear: Color { .clear }
}

nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
