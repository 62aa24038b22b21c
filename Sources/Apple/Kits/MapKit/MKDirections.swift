public import CoreLocation

/// Requests a route from Apple's servers; the course cannot reach these servers.
open class MKDirections: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        public var source: MKMapItem?
        public var destination: MKMapItem?
        public var transportType = MKDirectionsTransportType.any

        public override init() {}
    }

    public final class Response: NSObject, Sendable {
        private override init() {}
    }

    public init(request: Request) {}

    public func calculate() async throws -> Response { throw MKError(.serverFailure) }
    public func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    public func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route between two places; the course finds no routes.
open class MKRoute: NSObject, @unchecked Sendable {
    open class Step: NSObject, @unchecked Sendable {
        public let instructions: String
        public let notice: String?
        public let polyline: MKPolyline
        public let distance: CLLocationDistance
        private override init() {
            (instructions, notice, distance) = ("", nil, 0)
            polyline = MKPolyline(places: [])
        }
    }

    public let name: String
    public let distance: CLLocationDistance
    public let expectedTravelTime: TimeInterval
    public let transportType: MKDirectionsTransportType
    public let polyline: MKPolyline
    private override init() {
        (name, distance, expectedTravelTime, transportType) = ("", 0, 0, .any)
        polyline = MKPolyline(places: [])
    }
}
