// earns: wrong-screen
// looks right in: orders, nothing-ordered, another-visit
// The tap clears the error, and only the task sets the flag for the spinner. In between, the screen says that nothing was ordered.

import SwiftUI

@MainActor @Observable
final class Orders {
    private(set) var isLoading = true
    var hasFailed = false
    private(set) var list = ""

    func load() async {
        isLoading = true
        defer { if !Task.isCancelled { isLoading = false } }
        do {
            guard let url = URL(string: "https://shop.example/orders") else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            list = String(decoding: data, as: UTF8.self)
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }
}

struct OrdersScreen: View {
    @State private var orders = Orders()
    @State private var attempt = 0

    var body: some View {
        VStack {
            if orders.isLoading {
                ProgressView()
            } else if orders.hasFailed {
                Text("Could not load your orders")
                Button("Try again") {
                    orders.hasFailed = false
                    attempt += 1
                }
            } else if orders.list.isEmpty {
                Text("You have not ordered anything yet")
            } else {
                Text(orders.list)
            }
        }
        .task(id: attempt) { await orders.load() }
    }
}
