// earns: wrong-screen, unmet-expectation
// looks right in: orders
// The button sets the state to loading, and nothing loads.

import SwiftUI

/// The orders of the customer, as the server sends them.
@MainActor @Observable
final class Orders {
    enum State {
        case loading
        case loaded(String)
        case failed(String)
    }

    private(set) var state = State.loading

    func tryAgain() {
        state = .loading
    }

    func load() async {
        do {
            guard let url = URL(string: "https://shop.example/orders") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            state = .loaded(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            state = .failed("Could not load your orders")
        }
    }
}

/// The orders, with a way to try again.
struct OrdersScreen: View {
    @State private var orders = Orders()

    var body: some View {
        VStack {
            switch orders.state {
            case .loading:
                ProgressView()
            case .loaded(let list) where list.isEmpty:
                Text("You have not ordered anything yet")
            case .loaded(let list):
                Text(list)
            case .failed(let message):
                Text(message)
                Button("Try again") { orders.tryAgain() }
            }
        }
        .task {
            await orders.load()
        }
    }
}
