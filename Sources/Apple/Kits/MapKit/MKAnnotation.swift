public import CoreLocation
public import SwiftUI

public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    public override init() {}
}

/// The user's location on a map; the location is unknown.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var title: String?
    open var subtitle: String?
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }

    public override init() {}
}

open class MKClusterAnnotation: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D {
        memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
    }
    public let memberAnnotations: [any MKAnnotation]

    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}

@preconcurrency @MainActor open class MKAnnotationView: UIView {
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

    open var annotation: (any MKAnnotation)?
    open var image: UIImage?
    open var canShowCallout = false
    open var isEnabled = true
    open var rightCalloutAccessoryView: UIView?
    public let reuseIdentifier: String?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
}

@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
