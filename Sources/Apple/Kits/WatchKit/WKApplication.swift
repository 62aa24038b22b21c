public import SwiftUI

/// An app on a watch.
@preconcurrency @MainActor open class WKApplication: NSObject {
    private static let only = WKApplication()
    override init() {}

    open class func shared() -> WKApplication { only }
    open weak var delegate: (any WKApplicationDelegate)?
    open var applicationState: WKApplicationState { .active }

    open func scheduleBackgroundRefresh(
        withPreferredDate date: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { scheduledCompletion(CocoaError(.featureUnsupported)) }
    }
}

/// The older name of `WKApplication`.
@preconcurrency @MainActor open class WKExtension: NSObject {
    private static let only = WKExtension()
    override init() {}

    open class func shared() -> WKExtension { only }
    open weak var delegate: (any WKExtensionDelegate)?
    open var applicationState: WKApplicationState { .active }
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
}

extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
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

/// A background task. The simulated watch never starts background tasks.
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
@preconcurrency @MainActor public final class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {}
@preconcurrency @MainActor
public final class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
