public import CoreLocation

// The earth as a flat map, in points of Apple's projection.

public struct MKMapPoint: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Projects coordinates with the Mercator projection.
    public init(_ place: CLLocationCoordinate2D) {
        let world = MKMapRect.world.size.width
        let sine = sin(place.latitude * .pi / 180)
        x = (place.longitude + 180) / 360 * world
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
    }

    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapRect.world.size.width
        let latitude = 90 - 360 * atan(exp((y / world - 0.5) * 2 * .pi)) / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: x / world * 360 - 180)
    }

    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

public struct MKMapSize: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

public struct MKMapRect: Equatable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)

    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
    }
}

public struct MKCoordinateSpan: Equatable, Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

public struct MKCoordinateRegion: Equatable, Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / 111_000,
                longitudeDelta: longitudinalMeters / 111_000 / max(cos(center.latitude * .pi / 180), 0.01)))
    }

    public init(_ rect: MKMapRect) {
        let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: north.latitude - south.latitude,
                longitudeDelta: south.longitude - north.longitude))
    }

    public static func == (first: MKCoordinateRegion, second: MKCoordinateRegion) -> Bool {
        first.span == second.span && first.center.latitude == second.center.latitude
            && first.center.longitude == second.center.longitude
    }
}
