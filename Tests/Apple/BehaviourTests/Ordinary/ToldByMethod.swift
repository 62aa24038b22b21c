import SwiftUI

/// A timer and a notification center call methods of an object until the object ends both observations.
struct ToldByMethod: View {
    @StateObject private var clock = MethodClock()

    var body: some View {
        Text("\(clock.count)").onAppear { clock.start() }
        Button("Post") { NotificationCenter.default.post(name: .noon, object: nil) }
        Button("Stop") { clock.stop() }
    }
}

extension Notification.Name {
    fileprivate static let noon = Notification.Name("noon")
}

private final class MethodClock: NSObject, ObservableObject {
    @Published var count = 0
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        NotificationCenter.default.addObserver(
            self, selector: #selector(MethodClock.heard(_:)), name: .noon, object: nil)
    }

    func stop() {
        timer?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func tick() { count += 1 }
    @objc func heard(_ notification: Notification) { print("heard of \(notification.name.rawValue)") }
}
