/// The phone that the app runs on: always the same.
@preconcurrency @MainActor public final class UIDevice {
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

    private init() {}

    nonisolated public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}

    // The phone is never turned, so none of these is ever posted.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
}

nonisolated public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

nonisolated public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What a view made by hand inherits: always the same, in light.
nonisolated public struct UITraitCollection: Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var displayScale: CGFloat { 3 }

    public static var current: UITraitCollection { UITraitCollection() }
}

extension UIView {
    public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
    public var traitCollection: UITraitCollection { .current }
}
