public import Foundation

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// Beacons of one kind. None is near.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    open var notifyEntryStateOnDisplay = false
    open var proximityUUID: UUID { uuid }
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    }

    public init(uuid: UUID, identifier: String) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init(identifier: identifier)
    }
    public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
        super.init(identifier: identifier)
    }
    public init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
        super.init(identifier: identifier)
    }
    public init(beaconIdentityConstraint constraint: CLBeaconIdentityConstraint, identifier: String) {
        (uuid, major, minor) = (constraint.uuid, constraint.major, constraint.minor)
        super.init(identifier: identifier)
    }
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }
    /// What a device would send to be this beacon. This one cannot send.
    open func peripheralData(withMeasuredPower power: NSNumber?) -> NSMutableDictionary {
        NSMutableDictionary()
    }
}

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

/// A beacon nearby. None is.
public final class CLBeacon: NSObject, Sendable {
    public let uuid: UUID
    public let timestamp: Date
    public var major: NSNumber { 0 }
    public var minor: NSNumber { 0 }
    public var proximity: CLProximity { .unknown }
    public var accuracy: CLLocationAccuracy { -1 }
    public var rssi: Int { 0 }
    private init(none: Void) { (uuid, timestamp) = (UUID(), .distantPast) }
}

extension CLLocationManager {
    public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManager(
                self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
        }
    }
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
