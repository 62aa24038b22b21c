// earns: wrong-screen
// looks right in: server-error, leaving-again
// Fixes some combinations of the flags. The empty list still shows beside a spinner and beside an error.

import SwiftUI

/// The orders of the customer, as the server sends them.
@MainActor @Observable
final class Orders {
    private(set) var isLoading = false
    private(set) var message: String?
    private(set) var list = ""

    func load() async {
        isLoading = true
        message = nil
        defer { isLoading = false }
        do {
            guard let url = URL(string: "https://shop.example/orders") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            list = String(decoding: data, as: UTF8.self)
        } catch {
            if Task.isCancelled { return }
            message = "Could not load your orders"
        }
    }
}

/// The orders, with a way to try again.
struct OrdersScreen: View {
    @State private var orders = Orders()
    @State private var attempt = 0

    var body: some View {
        VStack {
            if orders.isLoading {
                ProgressView()
            }
            if let message = orders.message {
                Text(message)
                Button("Try again") { attempt += 1 }
            }
            if orders.list.isEmpty {
                Text("You have not ordered anything yet")
            } else {
                Text(orders.list)
            }
        }
        .task(id: attempt) {
            await orders.load()
        }
    }
}
