extension NSImage {
    /// A symbol's weight, scale and colors, which have no effect because the course draws no symbols.
    open class SymbolConfiguration: NSObject, @unchecked Sendable {
        public override init() { super.init() }
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) { self.init() }
        public convenience init(textStyle style: NSFont.TextStyle) { self.init() }
        public convenience init(textStyle style: NSFont.TextStyle, scale: SymbolScale) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
        public convenience init(hierarchicalColor: NSColor) { self.init() }
        public convenience init(paletteColors: [NSColor]) { self.init() }
        open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
        open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
        open class func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration() }
        open func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration { self }
    }

    public enum SymbolScale: Int, Sendable {
        case small = 1
        case medium = 2
        case large = 3
    }
    public enum ResizingMode: Int, Sendable { case stretch, tile }
    public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    }

    public static let applicationIconName: Name = "NSApplicationIcon"
    public static let folderName: Name = "NSFolder"
    public static let cautionName: Name = "NSCaution"
    public static let infoName: Name = "NSInfo"
    public static let computerName: Name = "NSComputer"
    public static let networkName: Name = "NSNetwork"
    public static let userName: Name = "NSUser"
    public static let userGuestName: Name = "NSUserGuest"
    public static let userGroupName: Name = "NSUserGroup"
    public static let trashEmptyName: Name = "NSTrashEmpty"
    public static let trashFullName: Name = "NSTrashFull"
    public static let addTemplateName: Name = "NSAddTemplate"
    public static let removeTemplateName: Name = "NSRemoveTemplate"
    public static let actionTemplateName: Name = "NSActionTemplate"
    public static let refreshTemplateName: Name = "NSRefreshTemplate"
    public static let shareTemplateName: Name = "NSShareTemplate"
    public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
    public static let goRightTemplateName: Name = "NSGoRightTemplate"
    public static let statusAvailableName: Name = "NSStatusAvailable"
    public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
    public static let statusUnavailableName: Name = "NSStatusUnavailable"
    public static let statusNoneName: Name = "NSStatusNone"
    public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
    public static let advancedName: Name = "NSAdvanced"
    public static let multipleDocumentsName: Name = "NSMultipleDocuments"
    public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
    public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
}

public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn,
        destinationOut, destinationAtop, xor, plusDarker
    case plusLighter = 13
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity
}
