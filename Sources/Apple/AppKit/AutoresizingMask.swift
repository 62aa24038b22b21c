extension NSView {
    nonisolated public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let none: AutoresizingMask = []
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        public static let width = AutoresizingMask(rawValue: 2)
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        public static let height = AutoresizingMask(rawValue: 16)
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    nonisolated public enum LayerContentsRedrawPolicy: Int, Sendable {
        case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
    }

    nonisolated public static let frameDidChangeNotification = Notification.Name(
        "NSViewFrameDidChangeNotification")
    nonisolated public static let boundsDidChangeNotification = Notification.Name(
        "NSViewBoundsDidChangeNotification")
    nonisolated public static let focusDidChangeNotification = Notification.Name(
        "NSViewFocusDidChangeNotification")
    nonisolated public static let didUpdateTrackingAreasNotification = Notification.Name(
        "NSViewDidUpdateTrackingAreasNotification")
}

nonisolated public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
nonisolated public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
nonisolated public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

// MARK: - Geometry

extension NSView {
    /// The view's origin in the coordinates of its outermost ancestor.
    private var placeInRoot: NSPoint {
        guard let superview else { return .zero }
        let place = superview.placeInRoot
        return NSPoint(x: place.x + frame.minX, y: place.y + frame.minY)
    }

    public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
        let (there, here) = (view?.placeInRoot ?? .zero, placeInRoot)
        return NSPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }

    public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
        let (there, here) = (view?.placeInRoot ?? .zero, placeInRoot)
        return NSPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
        NSRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
        NSRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }
    public func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
    public func convertToBacking(_ rect: NSRect) -> NSRect { rect }
    public func convertFromBacking(_ rect: NSRect) -> NSRect { rect }
    public func convertToBacking(_ size: NSSize) -> NSSize { size }
    public func centerScanRect(_ rect: NSRect) -> NSRect { rect }
    public func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
    public func needsToDraw(_ rect: NSRect) -> Bool { rect.intersects(bounds) }
}

extension NSView {
    // MARK: - Attached objects

    public func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
    public func removeTrackingArea(_ trackingArea: NSTrackingArea) {
        trackingAreas.removeAll { $0 === trackingArea }
    }
    public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }
    public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
        self.constraints += constraints
    }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
        self.constraints.removeAll { kept in constraints.contains { $0 === kept } }
    }
    public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
        registeredDraggedTypes += newTypes
    }
    public func unregisterDraggedTypes() { registeredDraggedTypes = [] }
    public func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
    public func removeCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
    public func discardCursorRects() {}
    @discardableResult public func addToolTip(_ rect: NSRect, owner: Any, userData: UnsafeMutableRawPointer?)
        -> Int
    { 0 }
    public func removeAllToolTips() {}

    // MARK: - Snapshots, which show nothing

    public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
        NSBitmapImageRep(Picture.drawing(of: rect.size))
    }
    public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
    public func dataWithPDF(inside rect: NSRect) -> Data { Data() }
    public func lockFocus() {}
    public func unlockFocus() {}
    public func printView(_ sender: Any?) {}

    /// Returns a dragging session that has already ended, because the simulated user drags nothing.
    @discardableResult public func beginDraggingSession(
        with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
    ) -> NSDraggingSession { NSDraggingSession() }

    public func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    public func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    public func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation)
        -> NSLayoutConstraint.Priority
    { .defaultLow }
    public func contentCompressionResistancePriority(for orientation: NSLayoutConstraint.Orientation)
        -> NSLayoutConstraint.Priority
    { .defaultHigh }
    public func animator() -> Self { self }
    @discardableResult public func enterFullScreenMode(
        _ screen: NSScreen, withOptions options: [NSView.FullScreenModeOptionKey: Any]? = nil
    ) -> Bool { false }
    public func exitFullScreenMode(options: [NSView.FullScreenModeOptionKey: Any]? = nil) {}

    nonisolated public struct FullScreenModeOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullScreenModeAllScreens = FullScreenModeOptionKey(
            rawValue: "NSFullScreenModeAllScreens")
        public static let fullScreenModeApplicationPresentationOptions = FullScreenModeOptionKey(
            rawValue: "NSFullScreenModeApplicationPresentationOptions")
    }

    public var layoutMarginsGuide: NSLayoutGuide { NSLayoutGuide() }
    public var safeAreaLayoutGuide: NSLayoutGuide { NSLayoutGuide() }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }
    public func addLayoutGuide(_ guide: NSLayoutGuide) {}
    public func removeLayoutGuide(_ guide: NSLayoutGuide) {}
}
