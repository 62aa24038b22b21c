import AVFoundation
import AppTrackingTransparency
import Contacts
import CoreLocation
import CoreMotion
import EventKit
import HealthKit
import LocalAuthentication
import PDFKit
import Speech
import SwiftUI
import WeatherKit
import WidgetKit

/// This device has no passcode, its user denies camera, microphone and all data, and the app lacks the
/// permission for Apple's weather.
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
            await askForMore()
        }
    }

    private func askForMore() async {
        let camera = await AVCaptureDevice.requestAccess(for: .video)
        print("camera: \(camera), \(AVCaptureDevice.default(for: .video).map { _ in "one" } ?? "none")")
        let recorder = try? AVAudioRecorder(url: .temporaryDirectory.appending(path: "a.m4a"), settings: [:])
        print("microphone: \(recorder?.record() ?? false)")
        print("tracking: \(await ATTrackingManager.requestTrackingAuthorization() == .denied)")
        print("listening: \(SFSpeechRecognizer.authorizationStatus() == .denied)")
        print("steps: \(CMPedometer.isStepCountingAvailable())")
        do {
            _ = try await CNContactStore().requestAccess(for: .contacts)
        } catch {
            print("contacts: \((error as? CNError)?.code == .authorizationDenied)")
        }
        do {
            let steps = HKQuantityType(.stepCount)
            try await HKHealthStore().requestAuthorization(toShare: [], read: [steps])
        } catch {
            print("health: \((error as? HKError)?.code == .errorHealthDataUnavailable)")
        }
        let mile = HKQuantity(unit: .mile(), doubleValue: 1)
        print("a mile: \(Int(mile.doubleValue(for: .meter()))) m")
        print("pages: \(PDFDocument(data: Data()).map { _ in "some" } ?? "none")")
    }
}
