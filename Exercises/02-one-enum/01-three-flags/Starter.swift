import SwiftUI

/// The orders of the customer, as the server sends them.
@MainActor @Observable
final class Orders {
    // TODO: three values for one screen. Which combinations of them make sense?
    private(set) var isLoading = false
    private(set) var message: String?
    private(set) var list = ""

    func load() async {
        isLoading = true
        do {
            guard let url = URL(string: "https://shop.example/orders") else {
                throw URLError(.badURL)
            }
            let (data, _) = try await URLSession.shared.data(from: url)
            list = String(decoding: data, as: UTF8.self)
            isLoading = false
        } catch {
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
