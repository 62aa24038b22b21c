import CoreLocation
import EventKit
import LocalAuthentication
import SwiftUI
import WeatherKit
import WidgetKit

/// This device has no passcode, its user shows no app the calendar, and the app has no permission to ask for Apple's weather.
struct RefusedByTheDevice: View {
    let input: Int

    var body: some View {
        Text("Refused").task {
            let context = LAContext()
            var error: NSError?
            print(
                "may be asked who it is: \(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))"
            )
            print("because: \(error?.code == LAError.Code.passcodeNotSet.rawValue)")
            do {
                _ = try await context.evaluatePolicy(
                    .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open")
            } catch let error as LAError {
                print("no biometry: \(error.code == .biometryNotAvailable)")
            } catch {}
            let store = EKEventStore()
            let isAllowed = try? await store.requestFullAccessToEvents()
            print("calendar: \(isAllowed ?? false), \(store.calendars(for: .event).count) calendars")
            do {
                _ = try await WeatherService.shared.weather(for: CLLocation(latitude: 52, longitude: 13))
            } catch {
                print("weather: \(error.localizedDescription)")
            }
            WidgetCenter.shared.reloadAllTimelines()
        }
    }
}
