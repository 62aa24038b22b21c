/// A UIKit color: only a name, because the course draws no colors.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    let paint: NamedPaint

    init(_ paint: NamedPaint) {
        self.paint = paint
        super.init()
    }
    private convenience init(_ name: String, opacity: CGFloat = 1) {
        self.init(NamedPaint(name, opacity: opacity))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(NamedPaint(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Makes the color of a literal: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(NamedPaint(white: white, opacity: alpha))
    }

    /// Every color name is valid, because the course has no asset catalogs.
    public convenience init?(named name: String) {
        self.init(name)
    }

    public convenience init(resource: ColorResource) {
        self.init(resource.name)
    }

    /// Calls the provider for the light variant, because the phone is in light mode.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
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
        self.init(NamedPaint(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    public var cgColor: CGColor { CGColor(self) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.paint == paint }
    open override var hash: Int { paint.hashValue }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(NamedPaint(paint.name, opacity: alpha, parts: paint.parts))
    }

    // MARK: - Coding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        let parts = ["red", "green", "blue"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
        paint = NamedPaint(
            name.description, opacity: CGFloat(coder.decodeDouble(forKey: "alpha")),
            parts: coder.decodeBool(forKey: "hasParts") ? parts : nil)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(paint.name as NSString, forKey: "name")
        coder.encode(Double(paint.opacity), forKey: "alpha")
        coder.encode(paint.parts != nil, forKey: "hasParts")
        for (key, part) in zip(["red", "green", "blue"], paint.parts ?? []) {
            coder.encode(Double(part), forKey: key)
        }
    }
}

// MARK: - Color components in light mode

extension UIColor {
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = paint.components
        red?.pointee = parts[0]
        green?.pointee = parts[1]
        blue?.pointee = parts[2]
        alpha?.pointee = paint.opacity
        return true
    }

    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = paint.components
        let (red, green, blue) = (parts[0], parts[1], parts[2])
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let spread = high - low
        var turn: CGFloat = 0
        if spread > 0 {
            switch high {
            case red: turn = (green - blue) / spread
            case green: turn = (blue - red) / spread + 2
            default: turn = (red - green) / spread + 4
            }
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = high > 0 ? spread / high : 0
        brightness?.pointee = high
        alpha?.pointee = paint.opacity
        return true
    }

    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = paint.components
        guard parts[0] == parts[1], parts[1] == parts[2] else { return false }
        white?.pointee = parts[0]
        alpha?.pointee = paint.opacity
        return true
    }

    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)) }
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
    public convenience init(patternImage image: UIImage) { self.init("pattern") }
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
    public static let lightText = UIColor("lightText", opacity: 0.6)
    public static let darkText = UIColor("darkText")
    public static let quaternarySystemFill = UIColor("quaternarySystemFill")
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

/// The type of a color literal if the code names no other type.
public typealias _ColorLiteralType = UIColor
