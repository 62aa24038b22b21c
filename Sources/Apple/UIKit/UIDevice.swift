/// The phone that runs the app: the same phone in every run.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    public static var current: UIDevice { Singletons.shared { UIDevice() } }

    public let name = "iPhone"
    public let model = "iPhone"
    public let localizedModel = "iPhone"
    public let systemName = "iOS"
    public let systemVersion = "26.0"
    public let identifierForVendor = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
    public let orientation = UIDeviceOrientation.portrait
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public var isBatteryMonitoringEnabled = false
    public let batteryLevel: Float = 1
    public let batteryState = BatteryState.full
    public let isMultitaskingSupported = true
    public var isProximityMonitoringEnabled = false
    public let proximityState = false
    public private(set) var isGeneratingDeviceOrientationNotifications = false

    private override init() { super.init() }

    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
    }
    public func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
    }
    public func playInputClick() {}

    /// Setting the orientation does nothing, because the phone stays in portrait orientation.
    public func setValue(_ value: Any?, forKey key: String) {}
    public func value(forKey key: String) -> Any? { key == "orientation" ? orientation.rawValue : nil }

    // Notifications about the device are never posted, because the phone never changes.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}
