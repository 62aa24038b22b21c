// style: The spinner's task loads: no counter is needed, and nothing can load without a spinner on screen.

import SwiftUI

@MainActor @Observable
final class Orders {
    enum State {
        case loading
        case loaded(String)
        case failed
    }

    private(set) var state = State.loading

    func startOver() {
        state = .loading
    }

    func load() async {
        do {
            guard let url = URL(string: "https://shop.example/orders") else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            state = .loaded(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            state = .failed
        }
    }
}

struct OrdersScreen: View {
    @State private var orders = Orders()

    var body: some View {
        VStack {
            switch orders.state {
            case .loading:
                ProgressView()
                    .task { await orders.load() }
            case .loaded(let list):
                Text(list.isEmpty ? "You have not ordered anything yet" : list)
            case .failed:
                Text("Could not load your orders")
                Button("Try again") { orders.startOver() }
            }
        }
    }
}
