public import CoreLocation
public import SwiftUI

// What only looks on a map, and how it is shown.

nonisolated public struct UserAnnotation: View {
    public init() {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapCircle: View {
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapPolyline: View {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapPolygon: View {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapMarker: View {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapPin: View {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapAnnotation<Content: View>: View {
    private let content: Content

    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    @MainActor public var body: some View { content }
}

nonisolated public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapScaleView: View {
    public init(scope: Namespace.ID? = nil) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    @MainActor public var body: some View { EmptyView() }
}

extension View {
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func annotationTitles(_ visibility: Visibility) -> some View { self }

    /// Shows the controls with the map.
    nonisolated public func mapControls<Controls: View>(@ViewBuilder _ controls: () -> Controls) -> some View
    {
        overlay(alignment: .topTrailing, content: controls)
    }
}

nonisolated public struct MapStyle: Sendable {
    public static let standard = MapStyle()
    public static let imagery = MapStyle()
    public static let hybrid = MapStyle()
    public static func standard(elevation: Elevation) -> MapStyle { .standard }
    public static func imagery(elevation: Elevation) -> MapStyle { .imagery }
    public static func hybrid(elevation: Elevation) -> MapStyle { .hybrid }

    nonisolated public enum Elevation: Sendable { case automatic, flat, realistic }
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

/// What a map shows of the earth.
nonisolated public struct MapCameraPosition: Sendable {
    public var region: MKCoordinateRegion?
    public var camera: MapCamera?

    public static let automatic = MapCameraPosition()
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(region: region)
    }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(camera: camera) }
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }
}

nonisolated public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
    }
}
