import MapKit
import SwiftUI

struct CoordinatedMap: UIViewRepresentable {
    @Binding var center: CLLocationCoordinate2D
    var annotations: [MKPointAnnotation]

    func makeUIView(context: Context) -> MKMapView {
        let view = MKMapView()
        view.delegate = context.coordinator
        view.showsUserLocation = true
        return view
    }

    func updateUIView(_ view: MKMapView, context: Context) {
        if view.annotations.count != annotations.count {
            view.removeAnnotations(view.annotations)
            view.addAnnotations(annotations)
        }
        view.setRegion(
            MKCoordinateRegion(center: center, latitudinalMeters: 500, longitudinalMeters: 500),
            animated: true)
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, MKMapViewDelegate {
        var parent: CoordinatedMap
        init(_ parent: CoordinatedMap) { self.parent = parent }
        func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
            parent.center = mapView.centerCoordinate
        }
    }
}
