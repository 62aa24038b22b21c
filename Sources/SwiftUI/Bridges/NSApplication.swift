/// The app as AppKit knows it. It has no windows made by hand, and is in front as long as it runs.
@preconcurrency @MainActor open class NSApplication {
    public static var shared: NSApplication { Singletons.shared { NSApplication() } }

    public let isActive = true
    public weak var delegate: (any NSApplicationDelegate)?
    public var windows: [NSWindow] { [] }
    public var keyWindow: NSWindow? { nil }
    public var mainWindow: NSWindow? { nil }

    nonisolated public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    private init() {}

    /// What the app looks like in the dock.
    public var applicationIconImage: NSImage! = NSImage(named: "NSApplicationIcon")

    nonisolated public static let didFinishLaunchingNotification = notice("DidFinishLaunching")
    nonisolated public static let didBecomeActiveNotification = notice("DidBecomeActive")
    nonisolated public static let willResignActiveNotification = notice("WillResignActive")
    nonisolated public static let didResignActiveNotification = notice("DidResignActive")
    nonisolated public static let didHideNotification = notice("DidHide")
    nonisolated public static let didUnhideNotification = notice("DidUnhide")
    nonisolated public static let willTerminateNotification = notice("WillTerminate")

    nonisolated static func notice(_ moment: String) -> Notification.Name {
        Notification.Name("NSApplication\(moment)Notification")
    }

    open func activate(ignoringOtherApps: Bool) {}
    open func activate() {}
    open func hide(_ sender: Any?) {}

    /// True: what the app looks like in the dock is not seen.
    @discardableResult open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }

    /// Ends the app, which the course tells as a crash with this reason.
    open func terminate(_ sender: Any?) {
        fatalError("the app has ended itself, with NSApplication.terminate")
    }
}

/// The app, as Mac apps have it by a name of its own.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication { .shared }
