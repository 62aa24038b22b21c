import MapKit
import SwiftUI

struct Station: Identifiable, Hashable {
    let id: Int
    let name: String
    let latitude: Double
    let longitude: Double

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

struct StationMap: View {
    let stations: [Station]
    @State private var position: MapCameraPosition = .region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
            span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2)))
    @State private var selected: Station?

    var body: some View {
        Map(position: $position) {
            ForEach(stations) { station in
                Annotation(station.name, coordinate: station.coordinate) {
                    Button {
                        selected = station
                    } label: {
                        Image(systemName: "tram.circle.fill").foregroundStyle(.blue)
                    }
                }
            }
            MapPolyline(coordinates: stations.map(\.coordinate)).stroke(.red)
            UserAnnotation()
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls {
            MapUserLocationButton()
            MapCompass()
        }
        .sheet(item: $selected) { Text($0.name) }
    }
}

extension MapPolyline {
    fileprivate func stroke(_ color: Color) -> some View { foregroundStyle(color) }
}
