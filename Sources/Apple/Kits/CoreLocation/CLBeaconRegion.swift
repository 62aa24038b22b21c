public import Foundation

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// Beacons with one identity; none is near this device.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {}

open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?

    init(uuid: UUID, major: NSNumber?, minor: NSNumber?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
    public convenience init(uuid: UUID) { self.init(uuid: uuid, major: nil, minor: nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) {
        self.init(uuid: uuid, major: NSNumber(value: major), minor: nil)
    }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid: uuid, major: NSNumber(value: major), minor: NSNumber(value: minor))
    }
}

/// A beacon nearby; this device finds no beacons.
public final class CLBeacon: NSObject, Sendable {
    public let uuid: UUID
    public let timestamp: Date
    public var accuracy: CLLocationAccuracy { -1 }
    private init(none: Void) { (uuid, timestamp) = (UUID(), .distantPast) }
}
