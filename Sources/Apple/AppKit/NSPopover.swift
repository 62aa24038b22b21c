/// The popover's view controller appears and disappears, but is not drawn.
@preconcurrency @MainActor open class NSPopover: NSResponder {
    open weak var delegate: (any NSPopoverDelegate)?
    open var contentViewController: NSViewController?
    open var contentSize = NSSize.zero
    open var behavior = Behavior.applicationDefined
    open var animates = true
    open var appearance: NSAppearance?
    open var positioningRect = NSRect.zero
    open var hasFullSizeContent = false
    open private(set) var isShown = false
    open var isDetached: Bool { false }
    open var effectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.effectiveAppearance }

    open func show(
        relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
    ) {
        self.positioningRect = positioningRect
        show()
    }

    open func show(relativeTo toolbarItem: NSToolbarItem) { show() }

    private func show() {
        guard !isShown, let contentViewController else { return }
        tell(Self.willShowNotification) { $0.popoverWillShow($1) }
        isShown = true
        contentViewController._appear()
        tell(Self.didShowNotification) { $0.popoverDidShow($1) }
    }

    open func close() {
        guard isShown else { return }
        tell(Self.willCloseNotification) { $0.popoverWillClose($1) }
        isShown = false
        contentViewController?._disappear()
        tell(Self.didCloseNotification) { $0.popoverDidClose($1) }
    }

    /// Closes the popover if the popover's delegate allows it.
    open func performClose(_ sender: Any?) {
        if delegate?.popoverShouldClose(self) ?? true { close() }
    }

    private func tell(_ name: Notification.Name, _ delegated: (any NSPopoverDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { delegated(delegate, notification) }
        NotificationCenter.default.post(notification)
    }

    nonisolated public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
    nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
    nonisolated public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
    nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}

@preconcurrency @MainActor public protocol NSPopoverDelegate: AnyObject {
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    func popoverShouldDetach(_ popover: NSPopover) -> Bool
    func popoverDidDetach(_ popover: NSPopover)
    func detachableWindow(for popover: NSPopover) -> NSWindow?
    func popoverWillShow(_ notification: Notification)
    func popoverDidShow(_ notification: Notification)
    func popoverWillClose(_ notification: Notification)
    func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
    public func popoverDidDetach(_ popover: NSPopover) {}
    public func detachableWindow(for popover: NSPopover) -> NSWindow? { nil }
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverDidShow(_ notification: Notification) {}
    public func popoverWillClose(_ notification: Notification) {}
    public func popoverDidClose(_ notification: Notification) {}
}
