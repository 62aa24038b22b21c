open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let name: String
    open private(set) var pointSize: CGFloat
    open private(set) var symbolicTraits: SymbolicTraits
    private var attributes: [AttributeName: Any] = [:]

    init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits = []) {
        (self.name, pointSize, symbolicTraits) = (name, size, traits)
        super.init()
    }
    public convenience init(name: String, size: CGFloat) { self.init(name, size) }
    public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
        let name = (fontAttributes[.name] ?? fontAttributes[.family]) as? String
        self.init(name ?? "system", fontAttributes[.size] as? CGFloat ?? 0)
        attributes = fontAttributes
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(style.rawValue, style.size)
    }
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

    open var postscriptName: String { name }
    open var fontAttributes: [AttributeName: Any] { attributes }
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        copied { $0.symbolicTraits = traits }
    }
    open func withSize(_ size: CGFloat) -> UIFontDescriptor { copied { $0.pointSize = size } }
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { copied { _ in } }
    open func withFamily(_ family: String) -> UIFontDescriptor {
        UIFontDescriptor(family, pointSize, symbolicTraits)
    }
    open func addingAttributes(_ new: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        copied { $0.attributes.merge(new) { $1 } }
    }
    private func copied(_ change: (UIFontDescriptor) -> Void) -> UIFontDescriptor {
        let copy = UIFontDescriptor(name, pointSize, symbolicTraits)
        copy.attributes = attributes
        change(copy)
        return copy
    }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }
}

/// Scales fonts to the user's text size, which is always the default size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font
    }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(font.pointSize, maximumPointSize))
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value
    }
}
