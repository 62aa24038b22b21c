// earns: wrong-screen
// Nothing tells that the order is on its way: the page is empty until it has come.

import SwiftUI

struct OrderPage: View {
    let number: Int
    @State private var message = ""

    init(number: Int) { self.number = number }

    var body: some View {
        VStack {
            Text(message)
        }
        .navigationTitle("Order \(number)")
        .task {
            do {
                let url = link("https://shop.example/orders/\(number)")
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                message = String(decoding: data, as: UTF8.self)
            } catch {
                if Task.isCancelled { return }
                message = "Could not load the order"
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
