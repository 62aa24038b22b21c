import CoreLocation
import MapKit
import SwiftUI

/// The phone's location is unknown, and Apple's maps do not respond. Map geometry works as on a device.
struct LostOnTheMap: View {
    let input: Int

    @State private var camera: MapCameraPosition = .userLocation(
        fallback: .region(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4), latitudinalMeters: 1000,
                longitudinalMeters: 1000)))
    private let way = [
        CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4),
        CLLocationCoordinate2D(latitude: 52.5, longitude: 13.3),
    ]

    var body: some View {
        MapReader { proxy in
            Map(position: $camera) {
                Marker("Berlin", monogram: Text("B"), coordinate: way[0])
                MapPolyline(coordinates: way).stroke(.blue, lineWidth: 4)
                MapCircle(center: way[0], radius: 100).foregroundStyle(.blue.opacity(0.2)).stroke(.clear)
                UserAnnotation()
            }
            .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll, showsTraffic: true))
            .onMapCameraChange(frequency: .onEnd) { print("moved to \($0.region)") }
            .onTapGesture { print("\(proxy.convert($0, from: .local).debugDescription)") }
        }
        .task {
            do {
                for try await update in CLLocationUpdate.liveUpdates() {
                    print(
                        "location: \(update.location.map { "\($0)" } ?? "unknown"), denied: \(update.authorizationDenied)"
                    )
                }
            } catch { print("\(error)") }
        }
        .task {
            let place = CLLocation(latitude: 52.52, longitude: 13.4)
            print("address: \(await failure { _ = try await CLGeocoder().reverseGeocodeLocation(place) })")
            let search = MKLocalSearch.Request()
            search.naturalLanguageQuery = "coffee"
            search.resultTypes = .pointOfInterest
            search.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
            print("coffee: \(await failure { _ = try await MKLocalSearch(request: search).start() })")
            let directions = MKDirections.Request()
            directions.source = .forCurrentLocation()
            print("way: \(await failure { _ = try await MKDirections(request: directions).calculate() })")
            let street = MKLookAroundSceneRequest(coordinate: way[0])
            print("street: \(await failure { _ = try await street.scene })")
            let point = MKMapPoint(way[0])
            print("there and back: \((point.coordinate.latitude * 100).rounded() / 100)")
            let here = CLCircularRegion(center: way[0], radius: 500, identifier: "here")
            print("near: \(here.contains(way[0])) and \(here.contains(way[1]))")
        }
    }

    private func failure(_ ask: () async throws -> Void) async -> String {
        do {
            try await ask()
            return "found"
        } catch {
            let error = error as NSError
            return "\(error.domain) \(error.code)"
        }
    }
}
