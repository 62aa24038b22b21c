public import CoreLocation

open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    public var name: String?
    public var phoneNumber: String?
    public var url: URL?
    public var timeZone: TimeZone?
    public var identifier: Identifier? { nil }
    public let isCurrentLocation: Bool

    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init?(rawValue: String) { self.rawValue = rawValue }
    }

    public init(placemark: MKPlacemark) { (self.placemark, isCurrentLocation) = (placemark, false) }

    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        self.address = address
    }

    private init(here: Void) {
        placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
        isCurrentLocation = true
    }

    public var location: CLLocation {
        CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }
    public private(set) var address: MKAddress?

    /// The item for the user's location. The location is unknown.
    public class func forCurrentLocation() -> MKMapItem { MKMapItem(here: ()) }
}

open class MKAddress: NSObject, @unchecked Sendable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
// swift-format-ignore: AlwaysUseLowerCamelCase

/// An address with its location.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    open var title: String? { name }
    open var subtitle: String? { nil }

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }
}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "MKPOICategory" + name }
    public static let cafe = Self("Cafe")
}

public final class MKPointOfInterestFilter: NSObject, Sendable {
    private let kept: Set<MKPointOfInterestCategory>
    private let isOfKept: Bool

    public init(including categories: [MKPointOfInterestCategory]) {
        (kept, isOfKept) = (Set(categories), true)
    }

    public static let excludingAll = MKPointOfInterestFilter(including: [])
}
