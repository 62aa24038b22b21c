/// A color in an app for the Mac. Nothing is painted here: it is a name.
public final class NSColor: @unchecked Sendable, Hashable {
    let name: String
    let opacity: CGFloat

    private init(_ name: String, opacity: CGFloat = 1) {
        self.name = name
        self.opacity = opacity
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("rgb \(red) \(green) \(blue)", opacity: alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init("white \(white)", opacity: alpha)
    }

    public convenience init(_ color: Color) {
        self.init("\(color)", opacity: color.opacity)
    }

    public static func == (left: NSColor, right: NSColor) -> Bool {
        left.name == right.name && left.opacity == right.opacity
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(name, opacity: alpha) }
}

// Apple's names.
// swift-format-ignore: DontRepeatTypeInStaticProperties
extension NSColor {
    public static let black = NSColor("black")
    public static let white = NSColor("white")
    public static let gray = NSColor("gray")
    public static let lightGray = NSColor("lightGray")
    public static let darkGray = NSColor("darkGray")
    public static let red = NSColor("red")
    public static let green = NSColor("green")
    public static let blue = NSColor("blue")
    public static let yellow = NSColor("yellow")
    public static let orange = NSColor("orange")
    public static let clear = NSColor("clear", opacity: 0)
    public static let systemRed = NSColor("systemRed")
    public static let systemGreen = NSColor("systemGreen")
    public static let systemBlue = NSColor("systemBlue")
    public static let systemYellow = NSColor("systemYellow")
    public static let systemOrange = NSColor("systemOrange")
    public static let systemPurple = NSColor("systemPurple")
    public static let systemGray = NSColor("systemGray")
    public static let labelColor = NSColor("label")
    public static let secondaryLabelColor = NSColor("secondaryLabel")
    public static let tertiaryLabelColor = NSColor("tertiaryLabel")
    public static let quaternaryLabelColor = NSColor("quaternaryLabel")
    public static let textColor = NSColor("text")
    public static let placeholderTextColor = NSColor("placeholderText")
    public static let linkColor = NSColor("link")
    public static let separatorColor = NSColor("separator")
    public static let gridColor = NSColor("grid")
    public static let windowBackgroundColor = NSColor("windowBackground")
    public static let underPageBackgroundColor = NSColor("underPageBackground")
    public static let controlBackgroundColor = NSColor("controlBackground")
    public static let textBackgroundColor = NSColor("textBackground")
    public static let controlColor = NSColor("control")
    public static let controlAccentColor = NSColor("controlAccent")
    public static let selectedContentBackgroundColor = NSColor("selectedContentBackground")
    public static let unemphasizedSelectedContentBackgroundColor = NSColor("unemphasizedSelection")
}

extension Color {
    nonisolated public init(nsColor: NSColor) {
        self.init(name: nsColor.name, opacity: nsColor.opacity)
    }

    @_disfavoredOverload nonisolated public init(_ nsColor: NSColor) {
        self.init(nsColor: nsColor)
    }
}
