/// A Mac app's mouse pointer, which the course does not show.
@preconcurrency @MainActor open class NSCursor: NSObject {
    public let image: NSImage
    public let hotSpot: NSPoint

    public init(image newImage: NSImage, hotSpot point: NSPoint) {
        (image, hotSpot) = (newImage, point)
        super.init()
    }

    private override init() {
        (image, hotSpot) = (NSImage(size: .zero), .zero)
        super.init()
    }

    public static let arrow = NSCursor()
    public static let iBeam = NSCursor()
    public static let iBeamCursorForVerticalLayout = NSCursor()
    public static let crosshair = NSCursor()
    public static let closedHand = NSCursor()
    public static let openHand = NSCursor()
    public static let pointingHand = NSCursor()
    public static let resizeLeft = NSCursor()
    public static let resizeRight = NSCursor()
    public static let resizeLeftRight = NSCursor()
    public static let resizeUp = NSCursor()
    public static let resizeDown = NSCursor()
    public static let resizeUpDown = NSCursor()
    public static let columnResize = NSCursor()
    public static let rowResize = NSCursor()
    public static let zoomIn = NSCursor()
    public static let zoomOut = NSCursor()
    public static let disappearingItem = NSCursor()
    public static let operationNotAllowed = NSCursor()
    public static let dragLink = NSCursor()
    public static let dragCopy = NSCursor()
    public static let contextualMenu = NSCursor()
    public static var current: NSCursor { arrow }
    public static var currentSystem: NSCursor? { arrow }

    open func push() {}
    open func pop() {}
    open func set() {}
    public static func pop() {}
    public static func hide() {}
    public static func unhide() {}
    public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
