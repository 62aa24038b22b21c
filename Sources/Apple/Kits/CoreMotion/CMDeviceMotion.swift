public import Foundation

public struct CMRotationRate: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMMagneticField: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low, medium, high
}

public struct CMCalibratedMagneticField: Sendable {
    public var field = CMMagneticField()
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
    public init() {}
}

public struct CMQuaternion: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 0) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}

public struct CMRotationMatrix: Sendable {
    public var m11 = 1.0
    public var m12 = 0.0
    public var m13 = 0.0
    public var m21 = 0.0
    public var m22 = 1.0
    public var m23 = 0.0
    public var m31 = 0.0
    public var m32 = 0.0
    public var m33 = 1.0
    public init() {}
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
}

/// A motion measurement with its time; apps never receive one.
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
    public var roll: Double { 0 }
    public var pitch: Double { 0 }
    public var yaw: Double { 0 }
    public var quaternion: CMQuaternion { CMQuaternion(w: 1) }
    public var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    public func multiply(byInverseOf attitude: CMAttitude) {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    private override init() {}
    public var attitude: CMAttitude { CMAttitude() }
    public var rotationRate: CMRotationRate { CMRotationRate() }
    public var gravity: CMAcceleration { CMAcceleration() }
    public var userAcceleration: CMAcceleration { CMAcceleration() }
    public var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    public var heading: Double { -1 }
}
