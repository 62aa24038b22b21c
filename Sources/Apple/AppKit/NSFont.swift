/// A Mac app's font: only its name and size, without drawing.
public final class NSFont: @unchecked Sendable, Hashable {
    public typealias Weight = UIFont.Weight

    public let fontName: String
    public let pointSize: CGFloat
    private let traits: NSFontDescriptor.SymbolicTraits

    private init(_ name: String, _ size: CGFloat, _ traits: NSFontDescriptor.SymbolicTraits = []) {
        (fontName, self.traits) = (name, traits)
        pointSize = size > 0 ? size : Self.systemFontSize
    }

    public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(fontName, fontSize) }
    public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
        self.init(
            fontDescriptor.name, fontSize > 0 ? fontSize : fontDescriptor.pointSize,
            fontDescriptor.symbolicTraits)
    }

    public var displayName: String? { fontName }
    public var familyName: String? { fontName }
    public var fontDescriptor: NSFontDescriptor { NSFontDescriptor(fontName, pointSize, traits) }
    public var ascender: CGFloat { pointSize }
    public var descender: CGFloat { -pointSize * 0.2 }
    public var leading: CGFloat { 0 }
    public var capHeight: CGFloat { pointSize * 0.7 }
    public var xHeight: CGFloat { pointSize * 0.5 }
    public var italicAngle: CGFloat { 0 }
    public var underlinePosition: CGFloat { -pointSize * 0.1 }
    public var underlineThickness: CGFloat { pointSize * 0.05 }
    public var isFixedPitch: Bool { traits.contains(.monoSpace) }
    public var isVertical: Bool { false }
    public var numberOfGlyphs: Int { 0 }
    public var boundingRectForFont: CGRect { .zero }
    public var maximumAdvancement: CGSize { CGSize(width: pointSize, height: 0) }
    public func withSize(_ fontSize: CGFloat) -> NSFont { NSFont(fontName, fontSize, traits) }
    public func set() {}

    public static let systemFontSize: CGFloat = 13
    public static let smallSystemFontSize: CGFloat = 11
    public static let labelFontSize: CGFloat = 10
    public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .mini: 9
        case .small: 11
        case .regular, .large, .extraLarge: 13
        }
    }

    public static func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont("system", fontSize) }
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont("system", fontSize, weight.rawValue >= Weight.semibold.rawValue ? .bold : [])
    }
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> NSFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
        NSFont("system bold", fontSize, .bold)
    }
    public static func labelFont(ofSize fontSize: CGFloat) -> NSFont { NSFont("system", fontSize) }
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont("system monospaced", fontSize, .monoSpace)
    }
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont("system", fontSize)
    }
    public static func userFont(ofSize fontSize: CGFloat) -> NSFont? { NSFont("user", fontSize) }
    public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
        NSFont("user monospaced", fontSize, .monoSpace)
    }
    public static func menuFont(ofSize fontSize: CGFloat) -> NSFont { NSFont("menu", fontSize) }
    public static func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { NSFont("menu bar", fontSize) }
    public static func messageFont(ofSize fontSize: CGFloat) -> NSFont { NSFont("message", fontSize) }
    public static func paletteFont(ofSize fontSize: CGFloat) -> NSFont { NSFont("palette", fontSize) }
    public static func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { NSFont("title bar", fontSize) }
    public static func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { NSFont("tool tips", fontSize) }
    public static func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { NSFont("control", fontSize) }
    public static func preferredFont(
        forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
    ) -> NSFont { NSFont(style.rawValue, systemFontSize) }

    public static func == (left: NSFont, right: NSFont) -> Bool {
        left.fontName == right.fontName && left.pointSize == right.pointSize && left.traits == right.traits
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fontName)
        hasher.combine(pointSize)
    }

    public typealias TextStyle = UIFont.TextStyle
    public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }
}

public final class NSFontDescriptor: @unchecked Sendable, Hashable {
    let name: String
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits

    init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits = []) {
        (self.name, pointSize, symbolicTraits) = (name, size, traits)
    }

    public convenience init(name fontName: String, size: CGFloat) { self.init(fontName, size) }
    public convenience init(fontAttributes attributes: [AttributeName: Any]? = nil) {
        self.init(
            attributes?[.name] as? String ?? attributes?[.family] as? String ?? "system",
            attributes?[.size] as? CGFloat ?? 0)
    }

    public var postscriptName: String? { name }
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
        NSFontDescriptor(name, pointSize, symbolicTraits)
    }
    public func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor {
        NSFontDescriptor(name, newPointSize, symbolicTraits)
    }
    public func withFamily(_ newFamily: String) -> NSFontDescriptor {
        NSFontDescriptor(newFamily, pointSize, symbolicTraits)
    }
    public func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
        NSFontDescriptor(design == .default ? name : "\(name) \(design.rawValue)", pointSize, symbolicTraits)
    }
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor { self }
    public static func preferredFontDescriptor(
        forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
    ) -> NSFontDescriptor { NSFontDescriptor(style.rawValue, NSFont.systemFontSize) }

    public static func == (left: NSFontDescriptor, right: NSFontDescriptor) -> Bool {
        left.name == right.name && left.pointSize == right.pointSize
            && left.symbolicTraits == right.symbolicTraits
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(pointSize)
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let italic = SymbolicTraits(rawValue: 1)
        public static let bold = SymbolicTraits(rawValue: 2)
        public static let expanded = SymbolicTraits(rawValue: 1 << 5)
        public static let condensed = SymbolicTraits(rawValue: 1 << 6)
        public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let vertical = SymbolicTraits(rawValue: 1 << 11)
        public static let tightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let looseLeading = SymbolicTraits(rawValue: 1 << 16)
    }
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
        public static let rounded = SystemDesign(rawValue: "rounded")
    }
}

extension Font {
    @_disfavoredOverload public init(_ font: NSFont) {
        self = .custom(font.fontName, size: font.pointSize)
    }
}
