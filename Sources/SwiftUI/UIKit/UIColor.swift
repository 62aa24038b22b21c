/// A color in an iPhone app. Nothing is painted here: it is a name.
public final class UIColor: @unchecked Sendable, Hashable {
    let paint: NamedPaint

    private init(_ paint: NamedPaint) { self.paint = paint }
    private convenience init(_ name: String, opacity: CGFloat = 1) {
        self.init(NamedPaint(name, opacity: opacity))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(NamedPaint(red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(NamedPaint(white: white, opacity: alpha))
    }

    /// A named color. There is no asset catalog, so every name is taken to exist.
    public convenience init?(named name: String) {
        self.init(name)
    }

    public convenience init(resource: ColorResource) {
        self.init(resource.name)
    }

    /// Its color in light, which is how the phone is set.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(dynamicProvider(.current).paint)
    }

    public convenience init(_ color: Color) {
        self.init(NamedPaint(color))
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) {
        self.init(name)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init("hsb \(hue) \(saturation) \(brightness)", opacity: alpha)
    }

    public var cgColor: CGColor { CGColor(self) }

    public static func == (left: UIColor, right: UIColor) -> Bool { left.paint == right.paint }
    public func hash(into hasher: inout Hasher) { hasher.combine(paint) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(paint.name, opacity: alpha) }
}

extension UIColor {
    public static let black = UIColor("black")
    public static let white = UIColor("white")
    public static let gray = UIColor("gray")
    public static let lightGray = UIColor("lightGray")
    public static let darkGray = UIColor("darkGray")
    public static let red = UIColor("red")
    public static let green = UIColor("green")
    public static let blue = UIColor("blue")
    public static let cyan = UIColor("cyan")
    public static let yellow = UIColor("yellow")
    public static let magenta = UIColor("magenta")
    public static let orange = UIColor("orange")
    public static let purple = UIColor("purple")
    public static let brown = UIColor("brown")
    public static let clear = UIColor("clear", opacity: 0)
    public static let systemRed = UIColor("systemRed")
    public static let systemGreen = UIColor("systemGreen")
    public static let systemBlue = UIColor("systemBlue")
    public static let systemOrange = UIColor("systemOrange")
    public static let systemYellow = UIColor("systemYellow")
    public static let systemPink = UIColor("systemPink")
    public static let systemPurple = UIColor("systemPurple")
    public static let systemTeal = UIColor("systemTeal")
    public static let systemIndigo = UIColor("systemIndigo")
    public static let systemBrown = UIColor("systemBrown")
    public static let systemMint = UIColor("systemMint")
    public static let systemCyan = UIColor("systemCyan")
    public static let systemGray = UIColor("systemGray")
    public static let systemGray2 = UIColor("systemGray2")
    public static let systemGray3 = UIColor("systemGray3")
    public static let systemGray4 = UIColor("systemGray4")
    public static let systemGray5 = UIColor("systemGray5")
    public static let systemGray6 = UIColor("systemGray6")
    public static let label = UIColor("label")
    public static let secondaryLabel = UIColor("secondaryLabel")
    public static let tertiaryLabel = UIColor("tertiaryLabel")
    public static let quaternaryLabel = UIColor("quaternaryLabel")
    public static let link = UIColor("link")
    public static let separator = UIColor("separator")
    public static let opaqueSeparator = UIColor("opaqueSeparator")
    public static let placeholderText = UIColor("placeholderText")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor("tintColor")
    public static let systemFill = UIColor("systemFill")
    public static let secondarySystemFill = UIColor("secondarySystemFill")
    public static let tertiarySystemFill = UIColor("tertiarySystemFill")
    public static let systemBackground = UIColor("systemBackground")
    public static let secondarySystemBackground = UIColor("secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor("systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
}

extension Color {
    nonisolated public init(uiColor: UIColor) {
        self.init(uiColor.paint)
    }

    nonisolated public init(_ uiColor: UIColor) {
        self.init(uiColor: uiColor)
    }
}

/// A color as it is painted. Nothing is painted here.
public final class CGColor: @unchecked Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }
}

extension Color {
    nonisolated public init(cgColor: CGColor) {
        self.init(uiColor: cgColor.color)
    }
    nonisolated public init(_ cgColor: CGColor) {
        self.init(uiColor: cgColor.color)
    }
}

extension UIColor {
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color.paint)
    }
}
