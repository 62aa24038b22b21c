import Lifecycle

/// A color. As a view it appears and has nothing to read.
nonisolated public struct Color: _PrimitiveView, ShapeStyle, PlainPaint, Hashable {
    private let name: String
    let opacity: Double

    public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }

    init(name: String, opacity: Double = 1) {
        self.name = name
        self.opacity = opacity
    }

    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
    {
        self.init(name: "rgb \(red) \(green) \(blue)", opacity: opacity)
    }

    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(name: "white \(white)", opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(name: "hsb \(hue) \(saturation) \(brightness)", opacity: opacity)
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
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color("accentColor")

    public func opacity(_ opacity: Double) -> Color { Color(name: name, opacity: self.opacity * opacity) }
    public func mix(with color: Color, by fraction: Double) -> Color { self }
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

    @MainActor public func _makeNode(at site: Site) -> Node { PlateNode(at: site, Plate(self)) }
    @MainActor public func _update(_ node: Node) { node.as(PlateNode.self).plate = Plate(self) }
}

// For `.foregroundStyle(.red)`.
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

/// Whether the app is shown on a light or a dark background.
nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

extension Color {
    /// A color as it is painted. Only a color that was given by its parts is known; any other counts as black.
    nonisolated public struct Resolved: Hashable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let parts = name.split(separator: " ").dropFirst().compactMap { Float($0) }
        let isKnown = name.hasPrefix("rgb ") && parts.count == 3
        return Resolved(
            red: isKnown ? parts[0] : 0, green: isKnown ? parts[1] : 0, blue: isKnown ? parts[2] : 0,
            opacity: Float(opacity))
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

}
