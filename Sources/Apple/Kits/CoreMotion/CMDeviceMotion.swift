public import Foundation

public struct CMRotationRate: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A motion measurement with its time, which apps never receive.
open class CMLogItem: NSObject, @unchecked Sendable {
    public let timestamp: TimeInterval
    override init() { timestamp = 0 }
}

public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    private override init() {}
    public var acceleration: CMAcceleration { CMAcceleration() }
}

public final class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
    override init() {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    private override init() {}
    public var attitude: CMAttitude { CMAttitude() }
    public var gravity: CMAcceleration { CMAcceleration() }
    public var userAcceleration: CMAcceleration { CMAcceleration() }
}
