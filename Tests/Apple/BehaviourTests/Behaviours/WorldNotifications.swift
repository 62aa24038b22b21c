import Foundation

/// Notifications arrive at the observers of a notification center and in its asynchronous sequences.
struct WorldNotifications: View {
    let input: Int
    @State private var seen = 0

    var body: some View {
        Text("seen \(seen)")
            .task {
                for await notification in NotificationCenter.default.notifications(named: .changed) {
                    seen += 1
                    print("sequence: \(notification.userInfo?["number"] ?? "none")")
                }
                print("sequence: over")
            }
            .task {
                let observer = NotificationCenter.default.addObserver(
                    forName: .changed, object: nil, queue: .main
                ) { _ in print("observer") }
                for number in 1...3 {
                    try? await Task.sleep(for: .seconds(1))
                    NotificationCenter.default.post(
                        name: .changed, object: nil, userInfo: ["number": number])
                    if number == 2 { NotificationCenter.default.removeObserver(observer) }
                }
            }
    }
}

extension Notification.Name {
    fileprivate static let changed = Notification.Name("changed")
}
