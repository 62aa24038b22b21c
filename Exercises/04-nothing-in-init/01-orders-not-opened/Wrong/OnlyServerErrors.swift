// earns: wrong-screen
// Only statuses from 500 on are looked at: a 404 is shown as the order.

import SwiftUI

struct OrderPage: View {
    let number: Int
    @State private var text: String?
    @State private var failed = false

    init(number: Int) { self.number = number }

    var body: some View {
        VStack {
            if failed {
                Text("Could not load the order")
            } else if let text {
                Text(text)
            } else {
                ProgressView()
            }
        }
        .navigationTitle("Order \(number)")
        .task {
            do {
                let url = link("https://shop.example/orders/\(number)")
                let (data, response) = try await URLSession.shared.data(from: url)
                if let http = response as? HTTPURLResponse, http.statusCode >= 500 {
                    failed = true
                } else {
                    text = String(decoding: data, as: UTF8.self)
                }
            } catch {
                failed = !Task.isCancelled
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
