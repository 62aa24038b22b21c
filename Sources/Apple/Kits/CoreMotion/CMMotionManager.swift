// CoreMotion: the motion of a device. This device has no motion sensors.

public import Foundation

open class CMMotionManager: NSObject, @unchecked Sendable {
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var showsDeviceMovementDisplay = false
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    open var accelerometerUpdateInterval: TimeInterval = 0
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
    open func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(
        using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping @Sendable (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
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
