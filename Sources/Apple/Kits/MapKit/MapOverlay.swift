public import CoreLocation
public import SwiftUI

// Lines and areas on a map; the simulated screen does not show them.

nonisolated public struct MapCircle: View {
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    public init(_ circle: MKCircle) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapPolyline: View {
    nonisolated public enum ContourStyle: Sendable { case straight, geodesic }

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
    public init(_ polyline: MKPolyline) {}
    public init(_ route: MKRoute) {}
    @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct MapPolygon: View {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public init(_ polygon: MKPolygon) {}
    @MainActor public var body: some View { EmptyView() }
}

extension View {
    @_disfavoredOverload nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View { self }
    @_disfavoredOverload nonisolated public func stroke(style: StrokeStyle) -> some View { self }
    @_disfavoredOverload nonisolated public func stroke<Paint: ShapeStyle>(
        _ paint: Paint, lineWidth: CGFloat = 1
    ) -> some View { self }
    @_disfavoredOverload nonisolated public func stroke<Paint: ShapeStyle>(
        _ paint: Paint, style: StrokeStyle
    ) -> some View { self }
}

// MARK: - UIKit's overlays

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

public protocol MKOverlay: MKAnnotation {
}

open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

open class MKMultiPoint: MKShape, MKOverlay {
    let places: [CLLocationCoordinate2D]

    init(places: [CLLocationCoordinate2D]) { self.places = places }

    open override var coordinate: CLLocationCoordinate2D { places.first ?? CLLocationCoordinate2D() }
}

open class MKPolyline: MKMultiPoint {
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init(places: Array(coordinates.prefix(count)))
    }
    public convenience init(points: [MKMapPoint], count: Int) {
        self.init(places: points.prefix(count).map(\.coordinate))
    }
}

open class MKPolygon: MKMultiPoint {
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init(places: Array(coordinates.prefix(count)))
    }
}

open class MKCircle: MKShape, MKOverlay {
    public let radius: CLLocationDistance
    private let center: CLLocationCoordinate2D

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.center, self.radius) = (center, radius)
    }

    open override var coordinate: CLLocationCoordinate2D { center }
}

open class MKTileOverlay: NSObject, MKOverlay {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
