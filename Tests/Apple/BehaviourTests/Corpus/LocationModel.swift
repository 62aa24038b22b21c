import Combine
import CoreLocation
import SwiftUI

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var status: CLAuthorizationStatus
    @Published var last: CLLocation?
    private let manager = CLLocationManager()

    override init() {
        status = manager.authorizationStatus
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    }

    func start() {
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        status = manager.authorizationStatus
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        last = locations.last
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        print(error.localizedDescription)
    }
}

struct LocationView: View {
    @StateObject private var model = LocationModel()

    var body: some View {
        switch model.status {
        case .denied, .restricted: Text("Not allowed")
        case .notDetermined: Button("Allow") { model.start() }
        default: Text(model.last.map { "\($0.coordinate.latitude)" } ?? "Searching")
        }
    }
}
