// earns: wrong-screen, unmet-expectation
// looks right in: orders
// `try?` returns nil, and nil becomes an empty list: a failed load looks like a customer without orders.

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
        guard let url = URL(string: "https://shop.example/orders") else { return }
        let answer = try? await URLSession.shared.data(from: url)
        state = .loaded(answer.map { String(decoding: $0.0, as: UTF8.self) } ?? "")
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
