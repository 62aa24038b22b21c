// WatchKit: features of a watch. This device is no watch: it has no crown, no battery level and no haptics.

public import SwiftUI

public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt
    case underwaterDepthCriticalPrompt
}

open class WKInterfaceDevice: NSObject, @unchecked Sendable {
    private static let only = WKInterfaceDevice()
    override init() {}

    open class func current() -> WKInterfaceDevice { only }
    open var name: String { "Apple Watch" }
    open var model: String { "Apple Watch" }
    open var systemName: String { "watchOS" }
    open var systemVersion: String { "26.0" }
    open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }

    open func play(_ type: WKHapticType) {}
}

public enum WKApplicationState: Int, Sendable { case active, inactive, background }
