/// The course's Mac is always in light mode.
open class NSAppearance: NSObject, @unchecked Sendable {
    public let name: Name
    open var allowsVibrancy: Bool { name == .vibrantDark || name == .vibrantLight }

    public init?(named name: Name) {
        self.name = name
        super.init()
    }

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    static let system = NSAppearance(.aqua)
    open class var current: NSAppearance! {
        get { system }
        set {}
    }
    open class func currentDrawing() -> NSAppearance { system }
    open func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
    open func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        let plain: Name = isDark ? .darkAqua : .aqua
        return appearances.contains(plain) ? plain : nil
    }

    private var isDark: Bool { name.rawValue.contains("Dark") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }
    open override var hash: Int { name.hashValue }

    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityDarkAqua")
        public static let accessibilityHighContrastVibrantLight = Name(
            rawValue: "NSAppearanceNameAccessibilityVibrantLight")
        public static let accessibilityHighContrastVibrantDark = Name(
            rawValue: "NSAppearanceNameAccessibilityVibrantDark")
    }
}

@preconcurrency @MainActor public protocol NSAppearanceCustomization: AnyObject {
    var appearance: NSAppearance? { get set }
    var effectiveAppearance: NSAppearance { get }
}
extension NSView: NSAppearanceCustomization {}
extension NSWindow: NSAppearanceCustomization {}
extension NSApplication: NSAppearanceCustomization {}
extension NSPopover: NSAppearanceCustomization {}
