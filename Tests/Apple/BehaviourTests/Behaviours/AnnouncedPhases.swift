import SwiftUI

/// When the user leaves the app and returns, the app also receives UIKit's notifications.
struct AnnouncedPhases: View {
    let input: Int
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("phase \(String(describing: phase))")
            .onReceive(of(UIApplication.willResignActiveNotification)) { _ in
                print("will resign", UIApplication.shared.applicationState == .active)
            }
            .onReceive(of(UIApplication.didEnterBackgroundNotification)) { _ in print("in the background") }
            .onReceive(of(UIApplication.willEnterForegroundNotification)) { _ in print("will come back") }
            .onReceive(of(UIApplication.didBecomeActiveNotification)) { print("active", isApp($0.object)) }
            .onReceive(of(UIScene.didActivateNotification)) { _ in print("its scene is active") }
            .onReceive(of(UIScene.didEnterBackgroundNotification)) { _ in
                print("its scene is in the background", UIApplication.shared.applicationState == .background)
            }
            .task {
                let name = UIApplication.didBecomeActiveNotification
                for await _ in NotificationCenter.default.notifications(named: name) {
                    print("heard in a task", UIApplication.shared.applicationState == .active)
                }
            }
    }

    private func isApp(_ sender: Any?) -> Bool { sender as AnyObject === UIApplication.shared }

    private func of(_ name: Notification.Name) -> NotificationCenter.Publisher {
        NotificationCenter.default.publisher(for: name)
    }
}
