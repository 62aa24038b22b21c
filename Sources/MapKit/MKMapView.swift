public import CoreLocation
public import SwiftUI

/// A map made by hand. It keeps what it is given and draws nothing.
@preconcurrency @MainActor open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var region = MKCoordinateRegion()
    open var showsUserLocation = false
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [MKPolyline] = []

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        self.region = region
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ new: [any MKAnnotation]) { annotations += new }
    open func removeAnnotations(_ old: [any MKAnnotation]) {
        annotations.removeAll { one in old.contains { $0 === one } }
    }
    open func addOverlay(_ overlay: MKPolyline) { overlays.append(overlay) }
    open func removeOverlays(_ old: [MKPolyline]) {
        overlays.removeAll { one in old.contains { $0 === one } }
    }
}

@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}

public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
}

public final class MKPointAnnotation: MKAnnotation {
    public var coordinate = CLLocationCoordinate2D()
    public var title: String?
    public var subtitle: String?

    public init() {}
}

public final class MKPolyline {
    public let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.coordinates = Array(coordinates.prefix(count))
    }
}

public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

public struct MKCoordinateRegion: Sendable {
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
}
