import SwiftUI
import UserNotifications

@MainActor
final class ReminderCenter: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
    @Published private(set) var isAllowed = false
    private let center = UNUserNotificationCenter.current()

    override init() {
        super.init()
        center.delegate = self
    }

    func refresh() async {
        let settings = await center.notificationSettings()
        isAllowed = settings.authorizationStatus == .authorized
    }

    func ask() async {
        do {
            isAllowed = try await center.requestAuthorization(options: [.alert, .badge, .sound])
        } catch {
            print("not allowed: \(error)")
        }
    }

    func schedule(_ title: String, in seconds: TimeInterval) {
        let content = UNMutableNotificationContent()
        content.title = title
        content.sound = .default
        content.userInfo = ["kind": "reminder"]
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
        center.add(request) { error in
            if let error { print(error) }
        }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        [.banner, .sound]
    }
}

struct ReminderView: View {
    @StateObject private var reminders = ReminderCenter()

    var body: some View {
        VStack {
            if reminders.isAllowed {
                Button("Remind me") { reminders.schedule("Tea", in: 300) }
            } else {
                Button("Allow") { Task { await reminders.ask() } }
            }
        }
        .task { await reminders.refresh() }
    }
}
