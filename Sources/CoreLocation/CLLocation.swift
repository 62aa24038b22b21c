// CoreLocation: places. The phone never knows where it is: the user has not allowed it.

@_exported public import Foundation

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() { (latitude, longitude) = (0, 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
    abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}

/// A place, and when the phone was there.
open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let timestamp: Date
    public let horizontalAccuracy: CLLocationAccuracy

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        altitude = 0
        timestamp = Date()
        horizontalAccuracy = 0
    }

    /// Over the surface of a sphere, in meters.
    public func distance(from other: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
        let (north, east) = (b - a, (other.coordinate.longitude - coordinate.longitude) * .pi / 180)
        let half = sin(north / 2) * sin(north / 2) + cos(a) * cos(b) * sin(east / 2) * sin(east / 2)
        return 2 * 6_371_000 * asin(half.squareRoot())
    }
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public struct CLError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case locationUnknown, denied, network }
    public let code: Code

    public static let locationUnknown = CLError(code: .locationUnknown)
    public static let denied = CLError(code: .denied)
}

/// Asks where the phone is. The user has not allowed it, so it says that it may not, and fails when it is asked.
open class CLLocationManager: NSObject, @unchecked Sendable {
    public weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization(self) } } }
    }
    public var desiredAccuracy = kCLLocationAccuracyBest
    public var distanceFilter = kCLDistanceFilterNone
    public var allowsBackgroundLocationUpdates = false
    public var pausesLocationUpdatesAutomatically = true
    public var authorizationStatus: CLAuthorizationStatus { .denied }
    public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    public var location: CLLocation? { nil }

    public override init() {}

    public class func locationServicesEnabled() -> Bool { true }
    public func requestWhenInUseAuthorization() {}
    public func requestAlwaysAuthorization() {}
    public func requestLocation() { tell { $0.locationManager(self, didFailWithError: CLError.denied) } }
    public func startUpdatingLocation() {
        tell { $0.locationManager(self, didFailWithError: CLError.denied) }
    }
    public func stopUpdatingLocation() {}

    /// On the main queue, in a turn of its own.
    private func tell(_ message: @escaping (any CLLocationManagerDelegate) -> Void) {
        nonisolated(unsafe) let message = message
        DispatchQueue.main.async { [weak self] in self?.delegate.map(message) }
    }
}

public protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// Asks for the permission that its app needs while it is kept. `CLLocationManager` says what the user answers.
public final class CLServiceSession: @unchecked Sendable {
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    public func invalidate() {}
}
