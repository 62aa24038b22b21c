// earns: wrong-screen
// looks right in: orders, server-error, leaving-again
// Uses one enum but never sets it back to loading, so the old error stays during the next load.

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
    @State private var attempt = 0

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
                Button("Try again") { attempt += 1 }
            }
        }
        .task(id: attempt) {
            await orders.load()
        }
    }
}
