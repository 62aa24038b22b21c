/// The pointer of a Mac. There is none here, so no other shape is seen.
@preconcurrency @MainActor public final class NSCursor {
    private init() {}

    public static let arrow = NSCursor()
    public static let iBeam = NSCursor()
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
    public static let operationNotAllowed = NSCursor()

    public func push() {}
    public func pop() {}
    public func set() {}
    public static func pop() {}
    public static func hide() {}
    public static func unhide() {}
}
