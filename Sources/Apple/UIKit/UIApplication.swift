/// UIKit's app object, with one scene and one window. `UIApplication` posts notifications when the user leaves or
/// returns, each before `scenePhase` changes.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static var shared: UIApplication { Singletons.shared { UIApplication() } }

    open weak var delegate: (any UIApplicationDelegate)?
    open var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    package lazy var scene = UIWindowScene.withWindow()
    open var connectedScenes: Set<UIScene> { [scene] }
    public var windows: [UIWindow] { scene.windows }
    public var keyWindow: UIWindow? { scene.keyWindow }
    /// The app's state, which changes after a *will* notification and before a *did* notification.
    public private(set) var applicationState = State.inactive
    public let userInterfaceLayoutDirection = LayoutDirection.leftToRight

    nonisolated public enum State: Int, Sendable { case active, inactive, background }
    nonisolated public enum LayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

    nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Scenarios open URLs without any of the options in `OpenURLOptionsKey`.
    nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
        public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
        public static let eventAttribution = OpenURLOptionsKey(rawValue: "eventAttribution")
    }

    nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "url")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        public static let location = LaunchOptionsKey(rawValue: "location")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
        public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
        public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "bluetoothPeripherals")
    }

    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The course never posts `significantTimeChangeNotification`, because scenarios report no midnight.
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// Returns true for URLs that another app opens: web, phone, mail, message and settings URLs.
    open func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "tel", "mailto", "sms", "app-settings"].contains(url.scheme ?? "")
    }

    /// Passes the URL to another app, which the course does not simulate. The app that calls `open` stays in the
    /// foreground.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(canOpenURL(url))
    }

    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")

    private override init() { super.init() }

    /// Moves the app from one scene phase to the next phase. Posts the notifications of the scene before the
    /// notifications of the app.
    package func step(from old: ScenePhase, to new: ScenePhase) {
        switch (old, new) {
        case (.active, .inactive):
            post(UIScene.willDeactivateNotification, Self.willResignActiveNotification)
            applicationState = .inactive
        case (.inactive, .background):
            applicationState = .background
            post(UIScene.didEnterBackgroundNotification, Self.didEnterBackgroundNotification)
        case (.background, .inactive):
            post(UIScene.willEnterForegroundNotification, Self.willEnterForegroundNotification)
            applicationState = .inactive
        case (.inactive, .active):
            applicationState = .active
            post(UIScene.didActivateNotification, Self.didBecomeActiveNotification)
        // Leaving the app and returning to the app both pass through `inactive`.
        case (.active, .background), (.background, .active): break
        case (.active, .active), (.inactive, .inactive), (.background, .background): break
        }
    }

    private func post(_ ofScene: Notification.Name, _ ofApp: Notification.Name) {
        NotificationCenter.default.post(name: ofScene, object: nil)
        NotificationCenter.default.post(name: ofApp, object: self)
    }
}
