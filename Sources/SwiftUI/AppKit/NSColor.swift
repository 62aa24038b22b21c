/// A color in an app for the Mac. Nothing is painted here: it is a name.
public final class NSColor: @unchecked Sendable, Hashable {
    let paint: NamedPaint

    private init(_ paint: NamedPaint) { self.paint = paint }
    private convenience init(_ name: String, opacity: CGFloat = 1) {
        self.init(NamedPaint(name, opacity: opacity))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(NamedPaint(red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(NamedPaint(white: white, opacity: alpha))
    }

    public convenience init(_ color: Color) {
        self.init(NamedPaint(color))
    }

    public static func == (left: NSColor, right: NSColor) -> Bool { left.paint == right.paint }
    public func hash(into hasher: inout Hasher) { hasher.combine(paint) }

    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(paint.name, opacity: alpha) }
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
    /// Of the words in an empty field.
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
        self.init(nsColor.paint)
    }

    @_disfavoredOverload nonisolated public init(_ nsColor: NSColor) {
        self.init(nsColor: nsColor)
    }
}
