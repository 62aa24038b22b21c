import Lifecycle
import Wire

/// Receives a Mac app's events: in the course, only the launch and the failure to register for notifications.
@preconcurrency @MainActor public protocol NSApplicationDelegate: AnyObject {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationWillResignActive(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func application(_ application: NSApplication, open urls: [URL])
    func applicationDidResignActive(_ notification: Notification)
    func applicationWillBecomeActive(_ notification: Notification)
    func applicationWillHide(_ notification: Notification)
    func applicationDidHide(_ notification: Notification)
    func applicationWillUnhide(_ notification: Notification)
    func applicationDidUnhide(_ notification: Notification)
    func applicationWillUpdate(_ notification: Notification)
    func applicationDidUpdate(_ notification: Notification)
    func applicationDidChangeScreenParameters(_ notification: Notification)
    func applicationDidChangeOcclusionState(_ notification: Notification)
    func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
    func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification)
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    func application(_ sender: NSApplication, openFile filename: String) -> Bool
    func application(_ sender: NSApplication, openFiles filenames: [String])
    func application(_ sender: NSApplication, openTempFile filename: String) -> Bool
    func application(_ application: NSApplication, printFile filename: String) -> Bool
    func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
    func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(
        _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
    func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder)
    func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder)
    func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String)
        -> Bool
    func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool
    func application(
        _ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)
    func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity)
    func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
    func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
        true
    }
    public func application(_ application: NSApplication, open urls: [URL]) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationWillBecomeActive(_ notification: Notification) {}
    public func applicationWillHide(_ notification: Notification) {}
    public func applicationDidHide(_ notification: Notification) {}
    public func applicationWillUnhide(_ notification: Notification) {}
    public func applicationDidUnhide(_ notification: Notification) {}
    public func applicationWillUpdate(_ notification: Notification) {}
    public func applicationDidUpdate(_ notification: Notification) {}
    public func applicationDidChangeScreenParameters(_ notification: Notification) {}
    public func applicationDidChangeOcclusionState(_ notification: Notification) {}
    public func applicationProtectedDataDidBecomeAvailable(_ notification: Notification) {}
    public func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        .terminateNow
    }
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
    public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
    public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
    public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
    public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
    public func application(_ sender: NSApplication, openTempFile filename: String) -> Bool { false }
    public func application(_ application: NSApplication, printFile filename: String) -> Bool { false }
    public func application(_ application: NSApplication, willPresentError error: any Error) -> any Error {
        error
    }
    public func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]
    ) {}
    public func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {}
    public func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {}
    public func application(
        _ application: NSApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    public func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { false }
    public func application(
        _ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}
    public func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity) {}
    public func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool {
        true
    }
    public func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool { false }
}

public protocol NSUserActivityRestoring: AnyObject {}

/// Creates a Mac app's delegate once, before any scene, and reports the launch to the delegate.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
    private var delegate: DelegateType?

    public init(_ type: DelegateType.Type = DelegateType.self) {}

    public var wrappedValue: DelegateType {
        guard let delegate else { fatalError("the delegate of an app is there once its body runs") }
        return delegate
    }

    public mutating func _connect(_ connection: Connection) {
        delegate = connection.slot { Self.launched() }
    }

    nonisolated public func _isSame(as other: Self) -> Bool { true }

    private static func launched() -> DelegateType {
        _DefaultMade.delegate { delegate in
            let app = NSApplication.shared
            app.delegate = delegate
            delegate.applicationWillFinishLaunching(notice("WillFinishLaunching", of: app))
            delegate.applicationDidFinishLaunching(notice("DidFinishLaunching", of: app))
        }
    }

    private static func notice(_ moment: String, of app: NSApplication) -> Notification {
        Notification(name: NSApplication.notice(moment), object: app)
    }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
