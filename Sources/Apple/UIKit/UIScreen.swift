/// The screen of the phone: 393 by 852 points.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    public static var main: UIScreen { Singletons.shared { UIScreen() } }
    public static var screens: [UIScreen] { [main] }

    private override init() { super.init() }

    public let scale: CGFloat = 3
    public let nativeScale: CGFloat = 3
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public var brightness: CGFloat = 0.5
    public var wantsSoftwareDimming = false
    public let maximumFramesPerSecond = 60
    public let isCaptured = false
    public let mirrored: UIScreen? = nil

    public var bounds: CGRect { CGRect(origin: .zero, size: GeometryProxy().size) }
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

    // Notifications about the screen are never posted, because the screen never changes.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    nonisolated public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    nonisolated public static let didConnectNotification = Notification.Name(
        "UIScreenDidConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name(
        "UIScreenDidDisconnectNotification")
}
