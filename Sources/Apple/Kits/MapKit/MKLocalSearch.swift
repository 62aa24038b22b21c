public import CoreLocation

public struct MKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "MKErrorDomain" }
    public var errorCode: Int { Int(code.rawValue) }
}

/// Searches for places on Apple's servers. Each search fails, because the course has no servers.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    open class Request: NSObject, @unchecked Sendable {
        public var naturalLanguageQuery: String?
        public var region = MKCoordinateRegion()
        public var resultTypes: ResultType = [.address, .pointOfInterest]
        public var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() {}

        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    public final class Response: NSObject, Sendable {
        public let mapItems: [MKMapItem] = []
        private override init() {}
    }

    public init(request: Request) {}
    public init(request: MKLocalPointsOfInterestRequest) {}

    public func start() async throws -> Response { throw MKError(.serverFailure) }

    public func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }

    public func cancel() {}
}

open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (center, radius)
    }
}

/// Completes a search on Apple's servers. The completer fails each time the text changes.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public typealias ResultType = MKLocalSearch.ResultType

    public weak var delegate: (any MKLocalSearchCompleterDelegate)?
    public var region = MKCoordinateRegion()
    public var resultTypes: ResultType = [.address, .pointOfInterest]
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public var results: [MKLocalSearchCompletion] { [] }

    public var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }

    public override init() {}

    public func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A completion of a search for a place; the course finds none.
public final class MKLocalSearchCompletion: NSObject, Sendable {
    public let title: String
    public let subtitle: String
    private override init() { (title, subtitle) = ("", "") }
}
