public import CoreLocation
public import SwiftUI

// Map content without text, and modifiers for maps.

/// The user's location on a map; the location is unknown and not shown.
nonisolated public struct UserAnnotation: View {
    public init() {}
    public init(anchor: UnitPoint = .center, @MapContentBuilder content: @escaping () -> some View) {}
    public init(
        anchor: UnitPoint = .center, @MapContentBuilder content: @escaping (UserLocation) -> some View
    ) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct UserLocation: Sendable {
    public var heading: CLHeading? { nil }
    public var location: CLLocation? { nil }
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

extension View {
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }

    /// The modifier never calls `action`, because neither code nor the user moves the camera.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }

    /// Shows the controls on the map.
    nonisolated public func mapControls<Controls: View>(@ViewBuilder _ controls: () -> Controls) -> some View
    {
        overlay(alignment: .topTrailing, content: controls)
    }
}
