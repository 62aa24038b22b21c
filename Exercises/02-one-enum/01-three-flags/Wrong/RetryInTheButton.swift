// earns: unowned-task, missing-cancellation
// looks right in: orders, try-again, server-error, every-status
// at: Button("Try again") { Task { await orders.load() } }
// The button starts the second load in a task that no view owns.

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

    func load() async {
        state = .loading
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
                Button("Try again") { Task { await orders.load() } }
            }
        }
        .task {
            await orders.load()
        }
    }
}
