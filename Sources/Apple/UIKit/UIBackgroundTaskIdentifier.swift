// Services of the phone: background time, alternate icons and remote notifications.

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    func restoreUserActivityState(_ activity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

/// The number of background tasks so far.
@MainActor private final class TaskCount {
    var last = 0
    static var shared: TaskCount { Singletons.shared { TaskCount() } }
}

extension UIApplication {
    /// Background time never ends, so the expiration handler is never called.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        TaskCount.shared.last += 1
        return UIBackgroundTaskIdentifier(rawValue: TaskCount.shared.last)
    }
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { beginBackgroundTask(withName: nil, expirationHandler: handler) }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// Registration for remote notifications fails on a later turn of the main queue, because no server sends
    /// notifications.
    public func registerForRemoteNotifications() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let app = UIApplication.shared
                app.delegate?.application(
                    app, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
            }
        }
    }
    public func unregisterForRemoteNotifications() {}
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Whether the app can change its icon: always false, because the app has only one icon.
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }
    public func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { completionHandler?(CocoaError(.featureUnsupported)) }
        }
    }
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        canOpenURL(url)
    }

    @discardableResult public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool { _Unkept(target).tell(action, of: sender, around: sender as? UIResponder) }

    public var openSessions: Set<UISceneSession> { [] }
    public var supportsMultipleScenes: Bool { false }
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        .allButUpsideDown
    }
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { [] }
        set {}
    }
    public var isProtectedDataAvailable: Bool { true }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
    public var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }
    public var applicationSupportsShakeToEdit: Bool {
        get { true }
        set {}
    }
    public func beginReceivingRemoteControlEvents() {}
    public func endReceivingRemoteControlEvents() {}
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    public func extendStateRestoration() {}
    public func completeStateRestoration() {}

    nonisolated public static let openDefaultApplicationsSettingsURLString = "app-settings:defaults"
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
}

extension IndexPath {
    public init(row: Int, section: Int) { self = [section, row] }
    public init(item: Int, section: Int) { self = [section, item] }
    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { if count > 0 { self[0] = newValue } }
    }
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { if count > 1 { self[1] = newValue } }
    }
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
