public import Foundation

/// Converts between addresses and coordinates. Geocoding always fails, because the course lacks Apple's servers.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public typealias Handler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    public override init() {}

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw refusal }
    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw refusal }
    open func geocodeAddressString(_ address: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw refusal
    }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping Handler) {
        refuse(completionHandler)
    }

    private var refusal: CLError { CLError(.network) }

    private func refuse(_ handler: @escaping Handler) {
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }
}

/// An address with its location.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    public var region: CLRegion? { nil }
    public var timeZone: TimeZone? { nil }
    public let name: String?
    public let thoroughfare: String?
    public let subThoroughfare: String?
    public let locality: String?
    public let subLocality: String?
    public let administrativeArea: String?
    public let subAdministrativeArea: String?
    public let postalCode: String?
    public let isoCountryCode: String?
    public let country: String?
    public let inlandWater: String?
    public let ocean: String?
    public let areasOfInterest: [String]?

    public init(placemark: CLPlacemark) {
        location = placemark.location
        (name, thoroughfare, subThoroughfare) = (
            placemark.name, placemark.thoroughfare, placemark.subThoroughfare
        )
        (locality, subLocality) = (placemark.locality, placemark.subLocality)
        (administrativeArea, subAdministrativeArea) = (
            placemark.administrativeArea, placemark.subAdministrativeArea
        )
        (postalCode, isoCountryCode, country) = (
            placemark.postalCode, placemark.isoCountryCode, placemark.country
        )
        (inlandWater, ocean, areasOfInterest) = (
            placemark.inlandWater, placemark.ocean, placemark.areasOfInterest
        )
    }

    /// A location without an address.
    package init(location: CLLocation?) {
        self.location = location
        (name, thoroughfare, subThoroughfare, locality, subLocality) = (nil, nil, nil, nil, nil)
        (administrativeArea, subAdministrativeArea, postalCode, isoCountryCode) = (nil, nil, nil, nil)
        (country, inlandWater, ocean, areasOfInterest) = (nil, nil, nil, nil)
    }
}
