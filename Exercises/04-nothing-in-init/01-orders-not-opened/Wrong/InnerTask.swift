// earns: unowned-task, missing-cancellation, wrong-screen
// The work sits in a Task of its own inside .task, and does not hear that the page is gone.

import SwiftUI

struct OrderPage: View {
    let number: Int
    @State private var status: String?
    @State private var failed = false

    init(number: Int) { self.number = number }

    var body: some View {
        VStack {
            if let status {
                Text(status)
            } else if failed {
                Text("Could not load the order")
            } else {
                ProgressView()
            }
        }
        .navigationTitle("Order \(number)")
        .task {
            let loading = Task { () -> String in
                let url = link("https://shop.example/orders/\(number)")
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                return String(decoding: data, as: UTF8.self)
            }
            do { status = try await loading.value } catch { failed = true }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
