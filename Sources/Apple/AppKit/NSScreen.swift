/// The screen of the course's Mac. The screen has the size of the phone, so that views get the same proposed size on
/// both.
@preconcurrency @MainActor open class NSScreen: NSObject {
    public static var main: NSScreen? { Singletons.shared { NSScreen() } }
    public static var deepest: NSScreen? { main }
    public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
    public static var screensHaveSeparateSpaces: Bool { true }

    private override init() { super.init() }

    open var frame: NSRect { UIScreen.main.bounds }
    open var visibleFrame: NSRect { frame }
    open var backingScaleFactor: CGFloat { 1 }
    open var localizedName: String { "Built-in Display" }
    open var deviceDescription: [NSDeviceDescriptionKey: Any] {
        [.size: NSValue(size: frame.size), NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 1)]
    }
    open var colorSpace: NSColorSpace? { .sRGB }
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    open var auxiliaryTopLeftArea: NSRect? { nil }
    open var auxiliaryTopRightArea: NSRect? { nil }
    open var maximumFramesPerSecond: Int { 60 }
    open var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    open var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    open func convertRectToBacking(_ rect: NSRect) -> NSRect { rect }
    open func convertRectFromBacking(_ rect: NSRect) -> NSRect { rect }

    nonisolated public static let colorSpaceDidChangeNotification = Notification.Name(
        "NSScreenColorSpaceDidChangeNotification")
}

nonisolated public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
    public static let colorSpaceName = NSDeviceDescriptionKey("NSDeviceColorSpaceName")
    public static let bitsPerSample = NSDeviceDescriptionKey("NSDeviceBitsPerSample")
    public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}
