public import Foundation

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// A region on the earth.
open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }
}

open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let (center, place) = (center, coordinate)
        return CLLocation(latitude: center.latitude, longitude: center.longitude)
            .distance(from: CLLocation(latitude: place.latitude, longitude: place.longitude)) <= radius
    }
}
