public import CoreLocation
import SwiftUI

/// Asks Apple's maps for places. Their servers are not part of the course's world, so each search fails.
public final class MKLocalSearch: @unchecked Sendable {
    public final class Request: @unchecked Sendable {
        public var naturalLanguageQuery: String?
        public var region = MKCoordinateRegion()

        public init() {}

        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    }

    public final class Response: Sendable {
        public let mapItems: [MKMapItem] = []
    }

    public let isSearching = false

    public init(request: Request) {}

    public func start() async throws -> Response { throw MKError(.serverFailure) }

    public func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }

    public func cancel() {}
}

/// A place on a map.
public final class MKMapItem: @unchecked Sendable {
    public let placemark: MKPlacemark
    public var name: String?
    public var phoneNumber: String?
    public var url: URL?

    public init(placemark: MKPlacemark) { self.placemark = placemark }
}

/// An address and where it is.
public final class MKPlacemark: Sendable {
    public let coordinate: CLLocationCoordinate2D
    public var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    public let title: String? = nil
    public let locality: String? = nil
    public let country: String? = nil

    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

public struct MKError: Error, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    }
    public let code: Code

    public init(_ code: Code) { self.code = code }
}
