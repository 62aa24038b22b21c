@preconcurrency @MainActor public protocol NSWindowDelegate: AnyObject {
    func windowShouldClose(_ sender: NSWindow) -> Bool
    func windowWillClose(_ notification: Notification)
    func windowDidBecomeKey(_ notification: Notification)
    func windowDidResignKey(_ notification: Notification)
    func windowDidBecomeMain(_ notification: Notification)
    func windowDidResignMain(_ notification: Notification)
    func windowWillMove(_ notification: Notification)
    func windowDidMove(_ notification: Notification)
    func windowDidResize(_ notification: Notification)
    func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
    func windowWillStartLiveResize(_ notification: Notification)
    func windowDidEndLiveResize(_ notification: Notification)
    func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
    func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
    func windowWillMiniaturize(_ notification: Notification)
    func windowDidMiniaturize(_ notification: Notification)
    func windowDidDeminiaturize(_ notification: Notification)
    func windowDidExpose(_ notification: Notification)
    func windowDidUpdate(_ notification: Notification)
    func windowDidChangeScreen(_ notification: Notification)
    func windowDidChangeBackingProperties(_ notification: Notification)
    func windowDidChangeOcclusionState(_ notification: Notification)
    func windowWillBeginSheet(_ notification: Notification)
    func windowDidEndSheet(_ notification: Notification)
    func windowWillEnterFullScreen(_ notification: Notification)
    func windowDidEnterFullScreen(_ notification: Notification)
    func windowWillExitFullScreen(_ notification: Notification)
    func windowDidExitFullScreen(_ notification: Notification)
    func windowDidFailToEnterFullScreen(_ window: NSWindow)
    func windowDidFailToExitFullScreen(_ window: NSWindow)
    func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
    func window(
        _ window: NSWindow,
        willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
    ) -> NSApplication.PresentationOptions
    func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
    func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
    func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder)
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder)
}

extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidBecomeMain(_ notification: Notification) {}
    public func windowDidResignMain(_ notification: Notification) {}
    public func windowWillMove(_ notification: Notification) {}
    public func windowDidMove(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
    public func windowWillStartLiveResize(_ notification: Notification) {}
    public func windowDidEndLiveResize(_ notification: Notification) {}
    public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { true }
    public func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect {
        newFrame
    }
    public func windowWillMiniaturize(_ notification: Notification) {}
    public func windowDidMiniaturize(_ notification: Notification) {}
    public func windowDidDeminiaturize(_ notification: Notification) {}
    public func windowDidExpose(_ notification: Notification) {}
    public func windowDidUpdate(_ notification: Notification) {}
    public func windowDidChangeScreen(_ notification: Notification) {}
    public func windowDidChangeBackingProperties(_ notification: Notification) {}
    public func windowDidChangeOcclusionState(_ notification: Notification) {}
    public func windowWillBeginSheet(_ notification: Notification) {}
    public func windowDidEndSheet(_ notification: Notification) {}
    public func windowWillEnterFullScreen(_ notification: Notification) {}
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    public func windowWillExitFullScreen(_ notification: Notification) {}
    public func windowDidExitFullScreen(_ notification: Notification) {}
    public func windowDidFailToEnterFullScreen(_ window: NSWindow) {}
    public func windowDidFailToExitFullScreen(_ window: NSWindow) {}
    public func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize {
        proposedSize
    }
    public func window(
        _ window: NSWindow,
        willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
    ) -> NSApplication.PresentationOptions { proposedOptions }
    public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
    public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
    public func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect {
        rect
    }
    public func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {}
    public func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {}
}

extension NSWindow {
    nonisolated private static func notice(_ moment: String) -> Notification.Name {
        Notification.Name("NSWindow\(moment)Notification")
    }

    nonisolated public static let didBecomeKeyNotification = notice("DidBecomeKey")
    nonisolated public static let didResignKeyNotification = notice("DidResignKey")
    nonisolated public static let didBecomeMainNotification = notice("DidBecomeMain")
    nonisolated public static let didResignMainNotification = notice("DidResignMain")
    nonisolated public static let willCloseNotification = notice("WillClose")
    nonisolated public static let willMoveNotification = notice("WillMove")
    nonisolated public static let didMoveNotification = notice("DidMove")
    nonisolated public static let didResizeNotification = notice("DidResize")
    nonisolated public static let willStartLiveResizeNotification = notice("WillStartLiveResize")
    nonisolated public static let didEndLiveResizeNotification = notice("DidEndLiveResize")
    nonisolated public static let willMiniaturizeNotification = notice("WillMiniaturize")
    nonisolated public static let didMiniaturizeNotification = notice("DidMiniaturize")
    nonisolated public static let didDeminiaturizeNotification = notice("DidDeminiaturize")
    nonisolated public static let didUpdateNotification = notice("DidUpdate")
    nonisolated public static let didExposeNotification = notice("DidExpose")
    nonisolated public static let didChangeScreenNotification = notice("DidChangeScreen")
    nonisolated public static let didChangeScreenProfileNotification = notice("DidChangeScreenProfile")
    nonisolated public static let didChangeBackingPropertiesNotification = notice(
        "DidChangeBackingProperties")
    nonisolated public static let didChangeOcclusionStateNotification = notice("DidChangeOcclusionState")
    nonisolated public static let willBeginSheetNotification = notice("WillBeginSheet")
    nonisolated public static let didEndSheetNotification = notice("DidEndSheet")
    nonisolated public static let willEnterFullScreenNotification = notice("WillEnterFullScreen")
    nonisolated public static let didEnterFullScreenNotification = notice("DidEnterFullScreen")
    nonisolated public static let willExitFullScreenNotification = notice("WillExitFullScreen")
    nonisolated public static let didExitFullScreenNotification = notice("DidExitFullScreen")
}
