/// The app as UIKit knows it. Its notifications are posted when the user leaves it or comes back, each before `scenePhase`
/// has changed. It has no windows made by hand.
@preconcurrency @MainActor public final class UIApplication {
    public static var shared: UIApplication { Singletons.shared { UIApplication() } }

    public weak var delegate: (any UIApplicationDelegate)?
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    public var connectedScenes: Set<UIScene> { [] }
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
    public let applicationState = State.active
    public let userInterfaceLayoutDirection = LayoutDirection.leftToRight

    nonisolated public enum State: Int, Sendable { case active, inactive, background }
    nonisolated public enum LayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

    nonisolated public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        private let name: String
        public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
    }

    /// What an address is opened with. A scenario gives nothing along.
    nonisolated public struct OpenURLOptionsKey: Hashable, Sendable {
        private let name: String
        public static let sourceApplication = OpenURLOptionsKey(name: "sourceApplication")
        public static let annotation = OpenURLOptionsKey(name: "annotation")
        public static let openInPlace = OpenURLOptionsKey(name: "openInPlace")
    }

    nonisolated public struct LaunchOptionsKey: Hashable, Sendable {
        private let name: String
        public static let url = LaunchOptionsKey(name: "url")
        public static let remoteNotification = LaunchOptionsKey(name: "remoteNotification")
        public static let shortcutItem = LaunchOptionsKey(name: "shortcutItem")
    }

    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// Posted by no scenario: no midnight is announced.
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// Whether another app takes the address: one of the web, a telephone's or a letter's.
    public func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "tel", "mailto", "sms", "app-settings"].contains(url.scheme ?? "")
    }

    /// Hands the address to another app, of which nothing is seen. The app stays in the foreground.
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

    private init() {}

    /// The notification for a step from one phase to the next, if there is one.
    nonisolated static func announcement(from old: ScenePhase, to new: ScenePhase) -> Notification.Name? {
        switch (old, new) {
        case (.active, .inactive): willResignActiveNotification
        case (.inactive, .background): didEnterBackgroundNotification
        case (.background, .inactive): willEnterForegroundNotification
        case (.inactive, .active): didBecomeActiveNotification
        case (.active, .background), (.background, .active): nil  // both lead through `inactive`
        case (.active, .active), (.inactive, .inactive), (.background, .background): nil
        }
    }
}
