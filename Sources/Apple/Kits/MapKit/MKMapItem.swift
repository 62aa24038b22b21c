public import CoreLocation

open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    public var name: String?
    public var phoneNumber: String?
    public var url: URL?
    public var timeZone: TimeZone?
    public var pointOfInterestCategory: MKPointOfInterestCategory?
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

    /// Opening a place in Maps fails, because the device has no Maps app.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult public class func openMaps(
        with items: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool { false }
}

open class MKAddress: NSObject, @unchecked Sendable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

/// An address with its location.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    open var title: String? { name }
    open var subtitle: String? { nil }

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
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
    public static let bank = Self("Bank")
    public static let cafe = Self("Cafe")
    public static let store = Self("Store")
}

public final class MKPointOfInterestFilter: NSObject, Sendable {
    private let kept: Set<MKPointOfInterestCategory>
    private let isOfKept: Bool

    public init(including categories: [MKPointOfInterestCategory]) {
        (kept, isOfKept) = (Set(categories), true)
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (kept, isOfKept) = (Set(categories), false)
    }

    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])
}
