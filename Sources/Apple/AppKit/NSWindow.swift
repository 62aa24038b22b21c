/// A window that a Mac app creates stores its properties, notifies its delegate and shows nothing. A SwiftUI
/// scene in the course has no `NSWindow`.
@preconcurrency @MainActor open class NSWindow: NSResponder, NSAnimatablePropertyContainer {
    open var title = ""
    open var subtitle = ""
    open var representedURL: URL?
    open private(set) var isVisible = false
    open private(set) var isKeyWindow = false
    open private(set) var isMiniaturized = false
    open private(set) var frame: NSRect
    open private(set) var attachedSheet: NSWindow?
    open private(set) weak var sheetParent: NSWindow?
    open private(set) weak var parent: NSWindow?
    open private(set) var childWindows: [NSWindow]?
    open private(set) var firstResponder: NSResponder?
    open private(set) var frameAutosaveName = FrameAutosaveName("")
    open weak var delegate: (any NSWindowDelegate)?
    open weak var windowController: NSWindowController?
    open weak var initialFirstResponder: NSView?
    open var styleMask: StyleMask
    open var backingType: BackingStoreType
    open var level = Level.normal
    open var backgroundColor: NSColor! = .windowBackgroundColor
    open var appearance: NSAppearance?
    open var isOpaque = true
    open var hasShadow = true
    open var alphaValue: CGFloat = 1
    open var isMovable = true
    open var isMovableByWindowBackground = false
    open var isReleasedWhenClosed = true
    open var isRestorable = true
    open var isExcludedFromWindowsMenu = false
    open var isDocumentEdited = false
    open var hidesOnDeactivate = false
    open var canHide = true
    open var preventsApplicationTerminationWhenModal = true
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    open var toolbarStyle = ToolbarStyle.automatic
    open var toolbar: NSToolbar?
    open var showsToolbarButton = false
    open var tabbingMode = TabbingMode.automatic
    open var tabbingIdentifier = ""
    open var collectionBehavior: CollectionBehavior = []
    open var animationBehavior = AnimationBehavior.default
    open var sharingType = SharingType.readOnly
    open var ignoresMouseEvents = false
    open var acceptsMouseMovedEvents = false
    open var allowsToolTipsWhenApplicationIsInactive = false
    open var minSize = NSSize.zero
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var contentMinSize = NSSize.zero
    open var contentMaxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var contentAspectRatio = NSSize.zero
    open var aspectRatio = NSSize.zero
    open var resizeIncrements = NSSize(width: 1, height: 1)
    open var identifier: NSUserInterfaceItemIdentifier?
    open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
    open var displaysWhenScreenProfileChanges = false
    open var colorSpace: NSColorSpace?
    open var defaultButtonCell: NSButtonCell?
    open var autorecalculatesKeyViewLoop = false
    open var animations: [NSAnimatablePropertyKey: Any] = [:]
    private var buttons: [ButtonType: NSButton] = [:]
    private static var count = 0
    open private(set) lazy var windowNumber: Int = {
        Self.count += 1
        return Self.count
    }()

    open var contentView: NSView? {
        didSet {
            oldValue?.holder = nil
            contentView?.holder = self
            contentView?.tellOfWindow()
        }
    }

    open var contentViewController: NSViewController? {
        didSet { contentView = contentViewController?.view }
    }

    public convenience override init() {
        self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    }

    public init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
        defer flag: Bool
    ) {
        (frame, styleMask, backingType) = (contentRect, style, backingStoreType)
        super.init()
    }

    public convenience init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
        defer flag: Bool, screen: NSScreen?
    ) {
        self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
    }

    public convenience init(contentViewController: NSViewController) {
        self.init(
            contentRect: NSRect(origin: .zero, size: contentViewController.preferredContentSize),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
        self.contentViewController = contentViewController
        contentView = contentViewController.view
        title = contentViewController.title ?? ""
    }

    open var screen: NSScreen? { .main }
    open var deepestScreen: NSScreen? { .main }
    open var canBecomeKey: Bool { styleMask.contains(.titled) || styleMask.contains(.resizable) }
    open var canBecomeMain: Bool { canBecomeKey }
    open var isMainWindow: Bool { isKeyWindow }
    open var isZoomed: Bool { false }
    open var isSheet: Bool { sheetParent != nil }
    open var isOnActiveSpace: Bool { isVisible }
    open var isFloatingPanel: Bool { false }
    open var isModalPanel: Bool { false }
    open var hasTitleBar: Bool { styleMask.contains(.titled) }
    open var worksWhenModal: Bool { false }
    open var inLiveResize: Bool { false }
    open var backingScaleFactor: CGFloat { screen?.backingScaleFactor ?? 1 }
    open var occlusionState: OcclusionState { isVisible ? .visible : [] }
    open var sheets: [NSWindow] { attachedSheet.map { [$0] } ?? [] }
    open var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }
    open var contentLayoutGuide: Any? { nil }
    open var tabbedWindows: [NSWindow]? { nil }
    open var effectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.effectiveAppearance }
    open var mouseLocationOutsideOfEventStream: NSPoint { .zero }
    open var currentEvent: NSEvent? { nil }
    open var dockTile: NSDockTile { NSApplication.shared.dockTile }

    // MARK: - Order

    open func makeKeyAndOrderFront(_ sender: Any?) {
        orderFront(sender)
        if canBecomeKey { makeKey() }
    }

    open func orderFront(_ sender: Any?) {
        isVisible = true
        NSApplication.shared.keep(self)
        contentViewController?._appear()
    }

    open func orderOut(_ sender: Any?) {
        guard isVisible else { return }
        resignKey()
        isVisible = false
        contentViewController?._disappear()
    }

    open func orderFrontRegardless() { orderFront(nil) }
    open func orderBack(_ sender: Any?) { orderFront(sender) }
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
        place == .out ? orderOut(nil) : orderFront(nil)
    }

    open func makeKey() {
        guard !isKeyWindow else { return }
        NSApplication.shared.keyWindow?.resignKey()
        becomeKey()
    }

    open func becomeKey() {
        isKeyWindow = true
        tell(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) }
    }

    open func resignKey() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        tell(Self.didResignKeyNotification) { $0.windowDidResignKey($1) }
    }

    open func makeMain() { makeKey() }
    open func becomeMain() {}
    open func resignMain() {}

    open func close() {
        tell(Self.willCloseNotification) { $0.windowWillClose($1) }
        orderOut(nil)
        NSApplication.shared.drop(self)
    }

    open func performClose(_ sender: Any?) {
        guard styleMask.contains(.closable), delegate?.windowShouldClose(self) ?? true else { return }
        close()
    }

    open func miniaturize(_ sender: Any?) {
        isMiniaturized = true
        tell(Self.didMiniaturizeNotification) { $0.windowDidMiniaturize($1) }
    }

    open func deminiaturize(_ sender: Any?) {
        isMiniaturized = false
        tell(Self.didDeminiaturizeNotification) { $0.windowDidDeminiaturize($1) }
    }

    private func tell(_ name: Notification.Name, _ delegated: (any NSWindowDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { delegated(delegate, notification) }
        NotificationCenter.default.post(notification)
    }

    open func performMiniaturize(_ sender: Any?) { miniaturize(sender) }
    open func performZoom(_ sender: Any?) {}
    open func zoom(_ sender: Any?) {}
    open func toggleFullScreen(_ sender: Any?) {}
    open func toggleToolbarShown(_ sender: Any?) {}
    open func runToolbarCustomizationPalette(_ sender: Any?) {}
    open func toggleTabBar(_ sender: Any?) {}
    open func selectNextTab(_ sender: Any?) {}
    open func selectPreviousTab(_ sender: Any?) {}
    open func mergeAllWindows(_ sender: Any?) {}

    // MARK: - Frame

    open func center() {
        guard let screen else { return }
        frame.origin = NSPoint(
            x: screen.frame.midX - frame.width / 2, y: screen.frame.midY - frame.height / 2)
    }

    open func setFrame(_ frameRect: NSRect, display flag: Bool) {
        let old = frame
        frame = frameRect
        if old.size != frame.size { tell(Self.didResizeNotification) { $0.windowDidResize($1) } }
        if old.origin != frame.origin { tell(Self.didMoveNotification) { $0.windowDidMove($1) } }
    }

    open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
        setFrame(frameRect, display: displayFlag)
    }

    open func setFrameOrigin(_ point: NSPoint) {
        setFrame(NSRect(origin: point, size: frame.size), display: false)
    }
    open func setFrameTopLeftPoint(_ point: NSPoint) {
        setFrameOrigin(NSPoint(x: point.x, y: point.y - frame.height))
    }
    open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint {
        NSPoint(x: topLeftPoint.x + 20, y: topLeftPoint.y - 20)
    }
    open func setContentSize(_ size: NSSize) {
        setFrame(NSRect(origin: frame.origin, size: size), display: false)
    }
    open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
    open func animationResizeTime(_ newFrame: NSRect) -> TimeInterval { 0 }

    /// Stores the autosave name, but never saves the window's frame.
    @discardableResult open func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
        frameAutosaveName = name
        return true
    }
    @discardableResult open func setFrameUsingName(_ name: FrameAutosaveName) -> Bool { false }
    @discardableResult open func setFrameUsingName(_ name: FrameAutosaveName, force: Bool) -> Bool { false }
    open func saveFrame(usingName name: FrameAutosaveName) {}
    open class func removeFrame(usingName name: FrameAutosaveName) {}

    // MARK: - Parts of the window

    open func standardWindowButton(_ b: ButtonType) -> NSButton? {
        guard styleMask.contains(.titled) else { return nil }
        let button = buttons[b] ?? NSButton()
        buttons[b] = button
        return button
    }

    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        guard responder !== firstResponder else { return true }
        guard firstResponder?.resignFirstResponder() ?? true else { return false }
        firstResponder = nil
        guard let responder else { return true }
        guard responder.acceptsFirstResponder, responder.becomeFirstResponder() else { return false }
        firstResponder = responder
        return true
    }

    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
        childWindows = (childWindows ?? []) + [childWin]
        childWin.parent = self
        childWin.orderFront(nil)
    }

    open func removeChildWindow(_ childWin: NSWindow) {
        childWindows?.removeAll { $0 === childWin }
        childWin.parent = nil
    }

    open func beginSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        attachedSheet = sheetWindow
        sheetWindow.sheetParent = self
        sheetWindow.sheetEnd = handler
        sheetWindow.orderFront(nil)
    }

    private var sheetEnd: ((NSApplication.ModalResponse) -> Void)?

    @discardableResult open func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { answer in beginSheet(sheetWindow) { answer.resume(returning: $0) } }
    }

    open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
    open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
        guard attachedSheet === sheetWindow else { return }
        attachedSheet = nil
        sheetWindow.sheetParent = nil
        sheetWindow.orderOut(nil)
        let end = sheetWindow.sheetEnd
        sheetWindow.sheetEnd = nil
        end?(returnCode)
    }

    open func sendEvent(_ event: NSEvent) {}
    open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
    open func update() {}
    open func animation(forKey key: NSAnimatablePropertyKey) -> Any? { animations[key] }
}
