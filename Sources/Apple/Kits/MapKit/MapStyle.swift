public import CoreLocation
import SwiftUI

// Map styles and camera positions.

nonisolated public struct MapStyle: Sendable {
    public static let standard = MapStyle()

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .standard }

    nonisolated public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
    nonisolated public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }
}

nonisolated public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        .all
    }
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
        .all
    }
}

nonisolated public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

nonisolated public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

nonisolated public enum MapUserTrackingMode: Sendable { case none, follow }

nonisolated public enum MapCameraUpdateFrequency: Hashable, Sendable { case continuous, onEnd }

nonisolated public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

nonisolated public struct MapCameraPosition: Equatable, Sendable {
    private enum Kind: Equatable {
        case automatic
        case userLocation(followsHeading: Bool)
        case region, rect, camera, item
    }

    private let kind: Kind
    public private(set) var region: MKCoordinateRegion?
    public private(set) var rect: MKMapRect?
    public private(set) var camera: MapCamera?
    public private(set) var item: MKMapItem?
    private var fallback: [MapCameraPosition] = []

    private init(_ kind: Kind) { self.kind = kind }

    public static let automatic = MapCameraPosition(.automatic)

    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        var position = MapCameraPosition(.region)
        position.region = region
        return position
    }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
        var position = MapCameraPosition(.rect)
        position.rect = rect
        return position
    }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        var position = MapCameraPosition(.camera)
        position.camera = camera
        return position
    }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        var position = MapCameraPosition(.item)
        position.item = item
        return position
    }
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        var position = MapCameraPosition(.userLocation(followsHeading: followsHeading))
        position.fallback = [fallback]
        return position
    }
}

nonisolated public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    public static func == (first: MapCamera, second: MapCamera) -> Bool {
        (first.centerCoordinate.latitude, first.centerCoordinate.longitude, first.distance)
            == (second.centerCoordinate.latitude, second.centerCoordinate.longitude, second.distance)
            && (first.heading, first.pitch) == (second.heading, second.pitch)
    }
}

/// One of Apple's places on a map; the simulated user never taps such a place.
nonisolated public struct MapFeature: Hashable, Sendable {
    nonisolated public enum FeatureKind: Hashable, Sendable {
        case pointOfInterest
    }

    public var title: String? { nil }
    public let kind: FeatureKind?
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    private init() { kind = nil }
}

nonisolated public struct MapSelection<Value: Hashable>: Hashable {
    public let value: Value?
    public init(_ value: Value) { self.value = value }
}
