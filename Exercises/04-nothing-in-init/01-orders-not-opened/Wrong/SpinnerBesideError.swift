// earns: wrong-screen
// The flag of the spinner is put back only where the order arrives.

import SwiftUI

struct OrderPage: View {
    let number: Int
    @State private var isLoading = false
    @State private var status: String?
    @State private var error: String?

    init(number: Int) { self.number = number }

    var body: some View {
        VStack {
            if isLoading { ProgressView() }
            if let status { Text(status) }
            if let error { Text(error) }
        }
        .navigationTitle("Order \(number)")
        .task {
            isLoading = true
            do {
                let url = link("https://shop.example/orders/\(number)")
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                status = String(decoding: data, as: UTF8.self)
                isLoading = false
            } catch {
                if Task.isCancelled { return }
                self.error = "Could not load the order"
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
