/// `NSApplication` has only the windows that the app's code creates, and is always active.
@preconcurrency @MainActor open class NSApplication: NSResponder {
    public static var shared: NSApplication { Singletons.shared { NSApplication(none: ()) } }

    open var isActive: Bool { true }
    open var isHidden: Bool { false }
    open var isRunning: Bool { true }
    open weak var delegate: (any NSApplicationDelegate)?
    open private(set) var windows: [NSWindow] = []
    open var mainMenu: NSMenu?
    open var windowsMenu: NSMenu?
    open var servicesMenu: NSMenu?
    open var helpMenu: NSMenu?
    open var servicesProvider: Any?
    open var appearance: NSAppearance?
    open var presentationOptions: PresentationOptions = []
    open private(set) var modalWindow: NSWindow?
    open var automaticCustomizeTouchBarMenuItemEnabled = false
    public let dockTile = NSDockTile()
    private var policy = ActivationPolicy.regular
    var allowsTabs = true

    private init(none: Void) { super.init() }

    open var applicationIconImage: NSImage! = NSImage(named: NSImage.applicationIconName)

    open var keyWindow: NSWindow? { windows.first { $0.isKeyWindow } }
    open var mainWindow: NSWindow? { keyWindow }
    open var orderedWindows: [NSWindow] { windows.filter(\.isVisible) }
    open var currentEvent: NSEvent? { nil }
    open var effectiveAppearance: NSAppearance { appearance ?? .system }
    open var currentSystemPresentationOptions: PresentationOptions { presentationOptions }
    open var occlusionState: OcclusionState { .visible }
    open var isFullKeyboardAccessEnabled: Bool { false }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var isProtectedDataAvailable: Bool { true }
    open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
    open func window(withWindowNumber windowNum: Int) -> NSWindow? {
        windows.first { $0.windowNumber == windowNum }
    }

    func keep(_ window: NSWindow) {
        if !windows.contains(window) { windows.append(window) }
    }

    func drop(_ window: NSWindow) { windows.removeAll { $0 === window } }

    open func activate(ignoringOtherApps flag: Bool) {}
    open func activate() {}
    open func deactivate() {}
    open func yieldActivation(to application: NSRunningApplication) {}
    open func hide(_ sender: Any?) {}
    open func unhide(_ sender: Any?) {}
    open func unhideWithoutActivation() {}
    open func hideOtherApplications(_ sender: Any?) {}
    open func unhideAllApplications(_ sender: Any?) {}
    open func preventWindowOrdering() {}
    open func arrangeInFront(_ sender: Any?) {}
    open func miniaturizeAll(_ sender: Any?) { for window in windows { window.miniaturize(sender) } }
    open func finishLaunching() {}
    open func run() {}
    open func stop(_ sender: Any?) {}
    open func sendEvent(_ event: NSEvent) {}
    open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
    open func nextEvent(
        matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode,
        dequeue deqFlag: Bool
    ) -> NSEvent? { nil }
    open func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {}

    open func activationPolicy() -> ActivationPolicy { policy }
    /// Stores the activation policy, which does not change how the app looks.
    @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        policy = activationPolicy
        return true
    }

    /// Ends the app; the course reports that the app ended itself with `terminate`.
    open func terminate(_ sender: Any?) {
        fatalError("the app has ended itself, with NSApplication.terminate")
    }

    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        if shouldTerminate { terminate(nil) }
    }
    open func reply(toOpenOrPrint reply: DelegateReply) {}
    open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
    open func cancelUserAttentionRequest(_ request: Int) {}

    // MARK: - Actions

    /// Calls the action's method on the target, or on the first object in the responder chain that has the
    /// method.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        if let target { return action.call(on: target, sender) }
        let first = keyWindow?.firstResponder ?? keyWindow
        return (first?.tryToPerform(action, with: sender) ?? false) || action.call(on: self, sender)

            || action.call(on: delegate, sender)
    }

    open func target(forAction action: Selector) -> Any? { nil }
    open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? { target }

    // MARK: - Panels, which are not shown

    open func orderFrontStandardAboutPanel(_ sender: Any?) {}
    open func orderFrontStandardAboutPanel(
        options optionsDictionary: [AboutPanelOptionKey: Any] = [:]
    ) {}
    open func orderFrontColorPanel(_ sender: Any?) {}
    open func orderFrontCharacterPalette(_ sender: Any?) {}
    open func runPageLayout(_ sender: Any?) {}
    open func showHelp(_ sender: Any?) {}
    open func activateContextHelpMode(_ sender: Any?) {}
    open func toggleTouchBarCustomizationPalette(_ sender: Any?) {}
    open func extendStateRestoration() {}
    open func completeStateRestoration() {}
    open func disableRelaunchOnLogin() {}
    open func enableRelaunchOnLogin() {}
    open func registerServicesMenuSendTypes(
        _ sendTypes: [NSPasteboard.PasteboardType], returnTypes: [NSPasteboard.PasteboardType]
    ) {}

    // MARK: - Modal windows, which end at once without a response

    @discardableResult open func runModal(for window: NSWindow) -> ModalResponse {
        window.makeKeyAndOrderFront(nil)
        window.orderOut(nil)
        return .abort
    }
    open func stopModal() {}
    open func stopModal(withCode returnCode: ModalResponse) {}
    open func abortModal() {}
    open func beginModalSession(for window: NSWindow) -> ModalSession { ModalSession() }
    open func runModalSession(_ session: ModalSession) -> ModalResponse { .abort }
    open func endModalSession(_ session: ModalSession) {}

    /// Registration for remote notifications fails on a later turn of the main queue, because no server sends
    /// notifications.
    open func registerForRemoteNotifications() {
        DispatchQueue.main.async {
            NSApplication.shared.delegate?.application(
                .shared, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
        }
    }
    open func unregisterForRemoteNotifications() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public var NSApp: NSApplication! { .shared }
