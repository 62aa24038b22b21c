/// The font manager has only the system font.
@preconcurrency @MainActor open class NSFontManager: NSObject {
    public static var shared: NSFontManager { Singletons.shared { NSFontManager() } }
    open weak var target: AnyObject?
    open var action = Selector("changeFont:")
    open weak var delegate: AnyObject?
    open private(set) var selectedFont: NSFont?
    open private(set) var isMultiple = false
    override init() { super.init() }

    open var availableFonts: [String] { [] }
    open var availableFontFamilies: [String] { [] }
    open func availableMembers(ofFontFamily fam: String) -> [[Any]]? { nil }
    open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) {
        (selectedFont, isMultiple) = (fontObj, flag)
    }
    open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
    open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
    open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont {
        NSFont(name: family, size: fontObj.pointSize) ?? fontObj
    }
    open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.boldFontMask) { traits.insert(.bold) }
        if trait.contains(.italicFontMask) { traits.insert(.italic) }
        return NSFont(
            descriptor: fontObj.fontDescriptor.withSymbolicTraits(traits), size: fontObj.pointSize) ?? fontObj
    }
    open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.boldFontMask) { traits.remove(.bold) }
        if trait.contains(.italicFontMask) { traits.remove(.italic) }
        return NSFont(
            descriptor: fontObj.fontDescriptor.withSymbolicTraits(traits), size: fontObj.pointSize) ?? fontObj
    }
    open func traits(of fontObj: NSFont) -> NSFontTraitMask {
        let traits = fontObj.fontDescriptor.symbolicTraits
        var mask: NSFontTraitMask = []
        if traits.contains(.bold) { mask.insert(.boldFontMask) }
        if traits.contains(.italic) { mask.insert(.italicFontMask) }
        return mask
    }
    open func weight(of fontObj: NSFont) -> Int {
        fontObj.fontDescriptor.symbolicTraits.contains(.bold) ? 9 : 5
    }
    open func orderFrontFontPanel(_ sender: Any?) {}
}

nonisolated public struct NSFontTraitMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let italicFontMask = NSFontTraitMask(rawValue: 1)
    public static let boldFontMask = NSFontTraitMask(rawValue: 2)
    public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1024)
    public static let unitalicFontMask = NSFontTraitMask(rawValue: 1 << 24)
}
