public import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Requests the phone's location. The user has denied permission, so the manager reports `denied` and fails.
open class CLLocationManager: NSObject, @unchecked Sendable {
    public weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            tell { manager, delegate in
                delegate.locationManagerDidChangeAuthorization(manager)
                delegate.locationManager(manager, didChangeAuthorization: .denied)
            }
        }
    }
    public var desiredAccuracy = kCLLocationAccuracyBest
    public var distanceFilter = kCLDistanceFilterNone
    public var headingFilter: CLLocationDegrees = 1
    public var allowsBackgroundLocationUpdates = false
    public var pausesLocationUpdatesAutomatically = true
    public var authorizationStatus: CLAuthorizationStatus { .denied }
    public var location: CLLocation? { nil }
    public var heading: CLHeading? { nil }

    public override init() {}

    public class func locationServicesEnabled() -> Bool { true }
    public class func authorizationStatus() -> CLAuthorizationStatus { .denied }

    public func requestWhenInUseAuthorization() {}
    public func requestAlwaysAuthorization() {}

    public func requestLocation() { refuse() }
    public func startUpdatingLocation() { refuse() }
    public func stopUpdatingLocation() {}
    public func startUpdatingHeading() { refuse() }
    public func startMonitoringSignificantLocationChanges() { refuse() }
    public func stopMonitoringSignificantLocationChanges() {}

    private func refuse() { tell { $1.locationManager($0, didFailWithError: CLError(.denied)) } }

    /// Calls the delegate on a later turn of the main queue.
    private func tell(
        _ message: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void
    ) {
        DispatchQueue.main.async { [weak self] in
            if let self, let delegate { message(self, delegate) }
        }
    }
}

public protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
    ) {}
}

/// The direction in which the phone points; the simulated phone reports none.
public final class CLHeading: NSObject, Sendable {
    public let magneticHeading: CLLocationDirection
    public let trueHeading: CLLocationDirection
    public let headingAccuracy: CLLocationDirection
    public let timestamp: Date
    public var x: Double { 0 }
    public var y: Double { 0 }
    private override init() {
        (magneticHeading, trueHeading, headingAccuracy, timestamp) = (0, -1, -1, Date())
    }
}

/// A visit to a place; the simulated phone reports no visits.
public final class CLVisit: NSObject, Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let arrivalDate: Date
    public let departureDate: Date
    public let horizontalAccuracy: CLLocationAccuracy
    private override init() {
        coordinate = CLLocationCoordinate2D()
        (arrivalDate, departureDate, horizontalAccuracy) = (.distantPast, .distantFuture, -1)
    }
}
