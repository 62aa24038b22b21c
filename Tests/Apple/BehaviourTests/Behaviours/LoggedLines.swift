import MapKit
import OSLog
import SwiftUI
import TipKit
import UserNotifications
import WebKit

/// The console shows log messages, a web view fetches a page, and the screen shows a map's texts.
struct LoggedLines: View {
    let input: Int
    private let logger = Logger(subsystem: "course", category: "behaviour")

    var body: some View {
        Button("Log") { logger.info("level \(7, privacy: .public), \(1.5, format: .fixed(precision: 2))") }
        Map { Marker("Harbor", coordinate: CLLocationCoordinate2D(latitude: 54, longitude: 10)) }
        TipView(Hint())
        Button("Ask") {
            Task {
                let center = UNUserNotificationCenter.current()
                let isAllowed = try await center.requestAuthorization(options: [.alert])
                let request = UNNotificationRequest(
                    identifier: "a", content: UNMutableNotificationContent(),
                    trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
                try await center.add(request)
                print("allowed \(isAllowed), \(await center.pendingNotificationRequests().count) pending")
            }
        }
        Page()
    }

    private struct Hint: Tip {
        var title: Text { Text("Hint") }
    }

    private struct Page: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView()
            if let url = URL(string: "https://pages.example/a") { view.load(URLRequest(url: url)) }
            return view
        }

        func updateUIView(_ view: WKWebView, context: Context) {}
    }
}
