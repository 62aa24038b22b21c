import Lifecycle

/// The app runs alone: the list of running apps contains no other app.
open class NSRunningApplication: NSObject, @unchecked Sendable {
    public static var current: NSRunningApplication {
        onEngine { Singletons.shared { NSRunningApplication() } }
    }
    override init() { super.init() }

    open class func runningApplications(withBundleIdentifier bundleIdentifier: String)
        -> [NSRunningApplication]
    {
        bundleIdentifier == Bundle.main.bundleIdentifier ? [current] : []
    }
    public convenience init?(processIdentifier pid: pid_t) { nil }

    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    open var localizedName: String? { ProcessInfo.processInfo.processName }
    open var bundleURL: URL? { Bundle.main.bundleURL }
    open var executableURL: URL? { Bundle.main.executableURL }
    open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    open var launchDate: Date? { nil }
    open var icon: NSImage? { NSImage(named: NSImage.applicationIconName) }
    open var isActive: Bool { true }
    open var isHidden: Bool { false }
    open var isTerminated: Bool { false }
    open var isFinishedLaunching: Bool { true }
    open var ownsMenuBar: Bool { true }
    open var activationPolicy: NSApplication.ActivationPolicy { .regular }
    open var executableArchitecture: Int { 0 }
    @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool { true }
    @discardableResult open func activate(
        from application: NSRunningApplication, options: NSApplication.ActivationOptions = []
    ) -> Bool { true }
    @discardableResult open func hide() -> Bool { false }
    @discardableResult open func unhide() -> Bool { false }
    @discardableResult open func terminate() -> Bool { false }
    @discardableResult open func forceTerminate() -> Bool { false }
}

extension NSApplication {
    nonisolated public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
}

extension NSWorkspace {
    private static func notice(_ moment: String) -> Notification.Name {
        Notification.Name("NSWorkspace\(moment)Notification")
    }
    public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
    public static let willLaunchApplicationNotification = notice("WillLaunchApplication")
    public static let didLaunchApplicationNotification = notice("DidLaunchApplication")
    public static let didTerminateApplicationNotification = notice("DidTerminateApplication")
    public static let didActivateApplicationNotification = notice("DidActivateApplication")
    public static let didDeactivateApplicationNotification = notice("DidDeactivateApplication")
    public static let didHideApplicationNotification = notice("DidHideApplication")
    public static let didUnhideApplicationNotification = notice("DidUnhideApplication")
    public static let willSleepNotification = notice("WillSleep")
    public static let didWakeNotification = notice("DidWake")
    public static let screensDidSleepNotification = notice("ScreensDidSleep")
    public static let screensDidWakeNotification = notice("ScreensDidWake")
    public static let sessionDidBecomeActiveNotification = notice("SessionDidBecomeActive")
    public static let sessionDidResignActiveNotification = notice("SessionDidResignActive")
    public static let willPowerOffNotification = notice("WillPowerOff")
    public static let activeSpaceDidChangeNotification = notice("ActiveSpaceDidChange")
    public static let didMountNotification = notice("DidMount")
    public static let willUnmountNotification = notice("WillUnmount")
    public static let didUnmountNotification = notice("DidUnmount")
    public static let didRenameVolumeNotification = notice("DidRenameVolume")
    public static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
    public static let localizedVolumeNameUserInfoKey = "NSWorkspaceVolumeLocalizedNameKey"
    public static let didPerformFileOperationNotification = notice("DidPerformFileOperation")
    public static let accessibilityDisplayOptionsDidChangeNotification = notice(
        "AccessibilityDisplayOptionsDidChange")
}
