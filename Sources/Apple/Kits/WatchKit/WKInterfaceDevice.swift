// WatchKit: what only a watch has. The device is none: it has no crown, no battery to tell of, and nothing that taps the wrist.

public import SwiftUI

public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt
    case underwaterDepthCriticalPrompt
}
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
public enum WKInterfaceDeviceWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

open class WKInterfaceDevice: NSObject, @unchecked Sendable {
    private static let only = WKInterfaceDevice()
    override init() {}

    open class func current() -> WKInterfaceDevice { only }
    open var name: String { "Apple Watch" }
    open var model: String { "Apple Watch" }
    open var localizedModel: String { "Apple Watch" }
    open var systemName: String { "watchOS" }
    open var systemVersion: String { "26.0" }
    open var identifierForVendor: UUID? { nil }
    open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    open var screenScale: CGFloat { 2 }
    open var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { -1 }
    open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    open var waterResistanceRating: WKInterfaceDeviceWaterResistanceRating { .wr50 }
    open var isWaterLockEnabled: Bool { false }
    open var supportsAudioStreaming: Bool { false }

    open func play(_ type: WKHapticType) {}
    open func enableWaterLock() {}
}

public enum WKApplicationState: Int, Sendable { case active, inactive, background }
