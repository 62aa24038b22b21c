// CoreMotion: how a device is moved. This one lies still and has none of the parts that would notice.

public import Foundation

open class CMMotionManager: NSObject, @unchecked Sendable {
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var accelerometerData: CMAccelerometerData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }

    public override init() {}

    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping @Sendable (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() {}
    open func stopGyroUpdates() {}
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping @Sendable (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open func stopDeviceMotionUpdates() {}
}

public struct CMAcceleration: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// What was noticed: nothing, so no app is given one.
public final class CMAccelerometerData: NSObject, Sendable {
    private init(none: Void) { acceleration = CMAcceleration() }
    public let acceleration: CMAcceleration
}

public final class CMAttitude: NSObject, Sendable {
    init(none: Void) { (roll, pitch, yaw) = (0, 0, 0) }
    public let roll: Double
    public let pitch: Double
    public let yaw: Double
}

public final class CMDeviceMotion: NSObject, Sendable {
    private init(none: Void) {
        (attitude, gravity, userAcceleration) = (CMAttitude(none: ()), CMAcceleration(), CMAcceleration())
    }
    public let attitude: CMAttitude
    public let gravity: CMAcceleration
    public let userAcceleration: CMAcceleration
}

public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Counts steps. It cannot.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}

    public static func isStepCountingAvailable() -> Bool { false }
    public static func isDistanceAvailable() -> Bool { false }
    public static func isFloorCountingAvailable() -> Bool { false }
    public static func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func startUpdates(
        from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) {}
    open func stopUpdates() {}
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { handler(nil, CMError(.notAvailable)) }
    }
}

public struct CMError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case notAvailable = 109
        case notAuthorized = 111
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "CMErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public final class CMPedometerData: NSObject, Sendable {
    private init(none: Void) { (startDate, endDate) = (.distantPast, .distantPast) }
    public let startDate: Date
    public let endDate: Date
    public var numberOfSteps: NSNumber { 0 }
    public var distance: NSNumber? { nil }
}
