public import Foundation

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// What the user does. No app is given one.
public final class CMMotionActivity: CMLogItem, @unchecked Sendable {
    private override init() {}
    public var confidence: CMMotionActivityConfidence { .low }
    public var startDate: Date { .distantPast }
    public var unknown: Bool { true }
    public var stationary: Bool { false }
    public var walking: Bool { false }
    public var running: Bool { false }
    public var automotive: Bool { false }
    public var cycling: Bool { false }
}

/// Tells whether the user walks or rides. It cannot.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMMotionActivity?) -> Void
    ) {}
    open func stopActivityUpdates() {}
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
    ) {
        queue.addOperation { handler(nil, CMError(.motionActivityNotAvailable)) }
    }
}

public final class CMAltitudeData: CMLogItem, @unchecked Sendable {
    private override init() {}
    public var relativeAltitude: NSNumber { 0 }
    public var pressure: NSNumber { 0 }
}

public final class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    private override init() {}
    public var altitude: Double { 0 }
    public var accuracy: Double { -1 }
    public var precision: Double { -1 }
}

/// Tells how high the device is. It cannot.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping @Sendable (CMAltitudeData?, (any Error)?) -> Void
    ) {
        queue.addOperation { handler(nil, CMError(.notAvailable)) }
    }
    open func stopRelativeAltitudeUpdates() {}
    open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping @Sendable (CMAbsoluteAltitudeData?, (any Error)?) -> Void
    ) {
        queue.addOperation { handler(nil, CMError(.notAvailable)) }
    }
    open func stopAbsoluteAltitudeUpdates() {}
}

/// Tells how the user's head moves. No headphones are there.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isConnectionStatusActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }

    public override init() {}
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping @Sendable (CMDeviceMotion?, (any Error)?) -> Void
    ) {
        queue.addOperation { handler(nil, CMError(.notAvailable)) }
    }
    open func stopDeviceMotionUpdates() {}
    open func startConnectionStatusUpdates() {}
    open func stopConnectionStatusUpdates() {}
}

public protocol CMHeadphoneMotionManagerDelegate: AnyObject {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
