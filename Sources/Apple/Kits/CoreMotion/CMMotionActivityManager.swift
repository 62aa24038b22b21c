public import Foundation

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// The user's activity, such as walking; apps never receive an activity.
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

/// Reports whether the user walks or drives; this device cannot detect either.
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

/// Reports changes of altitude; this device cannot measure altitude.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping @Sendable (CMAltitudeData?, (any Error)?) -> Void
    ) {
        queue.addOperation { handler(nil, CMError(.notAvailable)) }
    }
    open func stopRelativeAltitudeUpdates() {}
}
