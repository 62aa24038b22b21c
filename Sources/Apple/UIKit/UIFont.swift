/// A UIKit font, which stores only its name, size and traits.
open class UIFont: NSObject, @unchecked Sendable {
    public let fontName: String
    public let pointSize: CGFloat
    let traits: UIFontDescriptor.SymbolicTraits

    public init?(name: String, size: CGFloat) {
        (fontName, pointSize, traits) = (name, size, [])
        super.init()
    }

    public override convenience init() { self.init("", 0) }

    init(_ name: String, _ size: CGFloat, _ traits: UIFontDescriptor.SymbolicTraits = []) {
        (fontName, pointSize, self.traits) = (name, size, traits)
        super.init()
    }

    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        self.init(descriptor.name, size > 0 ? size : descriptor.pointSize, descriptor.symbolicTraits)
    }

    open var familyName: String { fontName }
    open var lineHeight: CGFloat { pointSize * 1.2 }
    open var ascender: CGFloat { pointSize }
    open var descender: CGFloat { -pointSize * 0.2 }
    open var capHeight: CGFloat { pointSize * 0.7 }
    open var xHeight: CGFloat { pointSize * 0.5 }
    open var leading: CGFloat { 0 }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontName, pointSize, traits) }
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    /// The system's font families; fonts of the app are not included.
    public class var familyNames: [String] { ["system"] }
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        familyNames.contains(familyName) ? [familyName] : []
    }

    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("system", size) }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont("system", size, weight.rawValue >= Weight.bold.rawValue ? .traitBold : [])
    }
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont("system bold", size, .traitBold)
    }
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont("system italic", size, .traitItalic)
    }
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont("system monospaced", size, .traitMonoSpace)
    }
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont("system", size)
    }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.rawValue, style.size)
    }
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }
    open func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size, traits) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && traits == other.traits
    }
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(fontName)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        /// The font size of the text style in points, for a user with the default text size.
        var size: CGFloat {
            switch rawValue {
            case "extraLargeTitle": 36
            case "largeTitle": 34
            case "extraLargeTitle2", "title1": 28
            case "title2": 22
            case "title3": 20
            case "callout": 16
            case "subheadline": 15
            case "footnote": 13
            case "caption1": 12
            case "caption2": 11
            default: 17
            }
        }
    }
}

extension Font {
    public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
}
