// earns: wrong-screen, unmet-expectation
// When the user returns to the app after a failure, it loads again without a tap.

import SwiftUI

/// The orders of the customer, as the server sends them.
@MainActor @Observable
final class Orders {
    enum State {
        case loading
        case loaded(String)
        case failed
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
            state = .failed
        }
    }
}

/// The orders, with a way to try again.
struct OrdersScreen: View {
    @State private var orders = Orders()
    @State private var attempt = 0
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack {
            switch orders.state {
            case .loading:
                ProgressView()
            case .loaded(let list):
                if list.isEmpty {
                    Text("You have not ordered anything yet")
                } else {
                    Text(list)
                }
            case .failed:
                Text("Could not load your orders")
                Button("Try again") { attempt += 1 }
            }
        }
        .task(id: attempt) {
            await orders.load()
        }
        .onChange(of: scenePhase) { _, new in
            if new == .active, case .failed = orders.state {
                attempt += 1
            }
        }
    }
}
