public import CoreLocation
public import SwiftUI

// Look Around, without images, because the course has no servers.

public final class MKLookAroundScene: NSObject, Sendable {
    private override init() {}
}

public final class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?
    public var isLoading: Bool { false }

    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
    public init(mapItem: MKMapItem) {
        (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem)
    }

    public var scene: MKLookAroundScene? {
        get async throws { throw MKError(.serverFailure) }
    }
    public func cancel() {}
}
