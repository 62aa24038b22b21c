/// A Mac app's color: only a name, because the course draws no colors.
public final class NSColor: @unchecked Sendable, Hashable {
    public typealias Name = String
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

    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init("hsb \(hue) \(saturation) \(brightness)", opacity: alpha)
    }

    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    public convenience init(
        deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    /// Every color name is valid, because the course has no asset catalogs.
    public convenience init?(named name: Name) { self.init(name) }
    public convenience init?(named name: Name, bundle: Bundle?) { self.init(name) }
    public convenience init(resource: ColorResource) { self.init(resource.name) }

    /// Calls the provider for the light variant, because the course's Mac is in light mode.
    public convenience init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init(dynamicProvider(.system).paint)
    }

    public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
    public convenience init(patternImage image: NSImage) { self.init("pattern \(image.picture.name)") }

    public var cgColor: CGColor { UIColor(Color(nsColor: self)).cgColor }

    public static func == (left: NSColor, right: NSColor) -> Bool { left.paint == right.paint }
    public func hash(into hasher: inout Hasher) { hasher.combine(paint) }

    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(paint.name, opacity: alpha) }
}

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
    public static let systemPink = NSColor("systemPink")
    public static let systemTeal = NSColor("systemTeal")
    public static let systemIndigo = NSColor("systemIndigo")
    public static let systemBrown = NSColor("systemBrown")
    public static let systemMint = NSColor("systemMint")
    public static let systemCyan = NSColor("systemCyan")
    public static let systemFill = NSColor("systemFill")
    public static let secondarySystemFill = NSColor("secondarySystemFill")
    public static let tertiarySystemFill = NSColor("tertiarySystemFill")
    public static let quaternarySystemFill = NSColor("quaternarySystemFill")
    public static let quinaryLabel = NSColor("quinaryLabel")
    public static let cyan = NSColor("cyan")
    public static let magenta = NSColor("magenta")
    public static let purple = NSColor("purple")
    public static let brown = NSColor("brown")
    public static let controlTextColor = NSColor("controlText")
    public static let disabledControlTextColor = NSColor("disabledControlText")
    public static let selectedControlColor = NSColor("selectedControl")
    public static let selectedControlTextColor = NSColor("selectedControlText")
    public static let alternateSelectedControlTextColor = NSColor("alternateSelectedControlText")
    public static let selectedTextColor = NSColor("selectedText")
    public static let selectedTextBackgroundColor = NSColor("selectedTextBackground")
    public static let unemphasizedSelectedTextColor = NSColor("unemphasizedSelectedText")
    public static let unemphasizedSelectedTextBackgroundColor = NSColor("unemphasizedSelectedTextBackground")
    public static let selectedMenuItemTextColor = NSColor("selectedMenuItemText")
    public static let headerTextColor = NSColor("headerText")
    public static let windowFrameTextColor = NSColor("windowFrameText")
    public static let keyboardFocusIndicatorColor = NSColor("keyboardFocusIndicator")
    public static let findHighlightColor = NSColor("findHighlight")
    public static let textInsertionPointColor = NSColor("textInsertionPoint")
    public static let shadowColor = NSColor("shadow")
    public static let highlightColor = NSColor("highlight")
    public static let scrubberTexturedBackground = NSColor("scrubberTexturedBackground")
    public static let alternatingContentBackgroundColors = [
        NSColor("alternatingContentBackground 0"), NSColor("alternatingContentBackground 1"),
    ]
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
        self.init(nsColor.paint)
    }

    @_disfavoredOverload nonisolated public init(_ nsColor: NSColor) {
        self.init(nsColor: nsColor)
    }
}
