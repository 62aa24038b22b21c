// UIKit's scenes. The app has one scene with one window.

@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
    open weak var delegate: (any UISceneDelegate)?
    open var title: String! = ""
    open var subtitle = ""
    public let session: UISceneSession

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
    public override init() {
        session = UISceneSession()
        super.init()
    }

    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
    ) { UIApplication.shared.open(url, options: [:]) { completionHandler?($0) } }

    @MainActor public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext> = []
        public let userActivities: Set<NSUserActivity> = []
        public let sourceApplication: String? = nil
        public let shortcutItem: UIApplicationShortcutItem? = nil
    }
    @MainActor public final class OpenExternalURLOptions: NSObject {
        public var universalLinksOnly = false
        public override init() { super.init() }
    }

    nonisolated public static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

@preconcurrency @MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role("UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
    open var role: Role { .windowApplication }
    open var persistentIdentifier: String { "scene" }
    open var userInfo: [String: Any]?
    open var stateRestorationActivity: NSUserActivity?
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    open var scene: UIScene? { nil }
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }
}

@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) {
        self.url = url
        super.init()
    }
}

@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?
    open var userInfo: [String: Any]?
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: Any]? = nil
    ) {
        (self.type, self.localizedTitle) = (type, localizedTitle)
        (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
        super.init()
    }
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation,
            favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto,
            captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }
    public convenience init(type: IconType) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open private(set) var windows: [UIWindow] = []
    package let content = WindowContent()
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var isFullScreen: Bool { true }

    /// A scene with one window. The window's root controller shows no view, but an app can present other controllers on
    /// it.
    static func withWindow() -> UIWindowScene {
        let (scene, window) = (UIWindowScene(), UIWindow(frame: UIScreen.main.bounds))
        window.rootViewController = UIViewController()
        scene.show(window)
        return scene
    }

    /// Makes the window the only window of this scene, and of the app.
    package func show(_ window: UIWindow?) {
        windows = window.map { [$0] } ?? []
        window?.windowScene = self
        if let window { showRootController(of: window) }
    }

    func showRootController(of window: UIWindow) {
        if window.isKeyWindow { content.host = window.rootViewController?.hosting.first }
    }
    open var effectiveGeometry: Geometry { Geometry() }

    /// Requesting a rotation fails, because the phone never rotates.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }

    @MainActor open class GeometryPreferences: NSObject {
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        @MainActor public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
    @MainActor public final class Geometry: NSObject {
        public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    }
}

/// What the key window shows: the SwiftUI view of its root controller. Only one controller of a window is on screen.
/// The other tabs of a `UITabBarController`, for example, are not shown.
@MainActor @Observable package final class WindowContent {
    /// The root controller; nil if the window's controller hosts no SwiftUI view.
    package fileprivate(set) var host: (any Hosting)?
}

@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize.zero
}

@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 59) }
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { false }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown
    case landscapeRight = 3
    case landscapeLeft = 4

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
