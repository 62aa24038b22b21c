public import SwiftUI

/// The app of a watch.
@preconcurrency @MainActor open class WKApplication: NSObject {
    private static let only = WKApplication()
    override init() {}

    open class func shared() -> WKApplication { only }
    open weak var delegate: (any WKApplicationDelegate)?
    open var applicationState: WKApplicationState { .active }
    open var isAutorotating: Bool { false }
    open var isApplicationRunningInDock: Bool { false }
    open var isRegisteredForRemoteNotifications: Bool { false }

    open func openSystemURL(_ url: URL) {}
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open func scheduleBackgroundRefresh(
        withPreferredDate date: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { scheduledCompletion(CocoaError(.featureUnsupported)) }
    }
}

/// The same, as it was called before.
@preconcurrency @MainActor open class WKExtension: NSObject {
    private static let only = WKExtension()
    override init() {}

    open class func shared() -> WKExtension { only }
    open weak var delegate: (any WKExtensionDelegate)?
    open var applicationState: WKApplicationState { .active }
    open var isAutorotating: Bool { false }
    open var isFrontmostTimeoutExtended = false
    open var isApplicationRunningInDock: Bool { false }
    open func openSystemURL(_ url: URL) {}
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open func enableWaterLock() {}
    open func scheduleBackgroundRefresh(
        withPreferredDate date: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { scheduledCompletion(CocoaError(.featureUnsupported)) }
    }
}


@preconcurrency @MainActor public protocol WKApplicationDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
}

extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
}

@preconcurrency @MainActor public protocol WKExtensionDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}

extension WKExtensionDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
}

/// Work that is done while an app is not in front. None is ever given.
@preconcurrency @MainActor open class WKRefreshBackgroundTask: NSObject {
    open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
    override init() {}
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
@preconcurrency @MainActor public final class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
@preconcurrency @MainActor public final class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    public func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?
    ) {}
}
@preconcurrency @MainActor public final class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    public var sessionIdentifier: String { "" }
}
@preconcurrency @MainActor
public final class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Makes the delegate of a watch's app. Nothing tells it anything on a device that is no watch.
@propertyWrapper @MainActor public struct WKApplicationDelegateAdaptor<Delegate: NSObject & WKApplicationDelegate> {
    public let wrappedValue: Delegate
    public init(_ delegateType: Delegate.Type = Delegate.self) { wrappedValue = delegateType.init() }
}
@propertyWrapper @MainActor public struct WKExtensionDelegateAdaptor<Delegate: NSObject & WKExtensionDelegate> {
    public let wrappedValue: Delegate
    public init(_ delegateType: Delegate.Type = Delegate.self) { wrappedValue = delegateType.init() }
}

public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted, scheduled, running, invalid }
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    case none = 0
    case sessionInProgress, expired, resignedFrontmost, suppressedBySystem
    case error = -1
}

/// Would keep an app running. It ends as soon as it is started.
@preconcurrency @MainActor open class WKExtendedRuntimeSession: NSObject {
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    open private(set) var state = WKExtendedRuntimeSessionState.notStarted
    open var expirationDate: Date? { nil }
    public override init() {}

    open func start() {
        state = .invalid
        DispatchQueue.main.async {
            self.delegate?.extendedRuntimeSession(
                self, didInvalidateWith: .error, error: CocoaError(.featureUnsupported))
        }
    }
    open func start(at date: Date) { start() }
    open func invalidate() { state = .invalid }
    open func notifyUser(
        hapticType type: WKHapticType,
        repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil
    ) {}
}

@preconcurrency @MainActor public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession,
        didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}
