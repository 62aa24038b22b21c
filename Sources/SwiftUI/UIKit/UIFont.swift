/// A typeface in an iPhone app. Nothing is drawn here: it keeps its name and its size.
public final class UIFont: @unchecked Sendable, Hashable {
    public let fontName: String
    public let pointSize: CGFloat

    public init?(name: String, size: CGFloat) {
        fontName = name
        pointSize = size
    }

    private init(_ name: String, _ size: CGFloat) {
        fontName = name
        pointSize = size
    }

    public var familyName: String { fontName }
    public var lineHeight: CGFloat { pointSize * 1.2 }
    public var ascender: CGFloat { pointSize }
    public var descender: CGFloat { -pointSize * 0.2 }
    public static let systemFontSize: CGFloat = 14
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont("system", size)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("system bold", size) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("system italic", size) }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont("system monospaced", size)
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont("system", size)
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.rawValue, 17) }
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size) }

    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.fontName == right.fontName && left.pointSize == right.pointSize
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(fontName)
        hasher.combine(pointSize)
    }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
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

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
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
    }
}

extension Font {
    public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
}
