import Lifecycle
import Wire

/// Hears of a Mac app's life: of the launch, and of nothing else here.
@preconcurrency @MainActor public protocol NSApplicationDelegate: AnyObject {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationWillResignActive(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func application(_ application: NSApplication, open urls: [URL])
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
}

/// Makes a Mac app's delegate once, before any scene, and tells it that the app has been launched.
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
    /// Bindings to what the delegate publishes.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
