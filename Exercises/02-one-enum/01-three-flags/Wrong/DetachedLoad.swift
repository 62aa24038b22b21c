// earns: unowned-task, missing-cancellation
// looks right in: orders, nothing-ordered
// at: await Task.detached { await orders.load() }.value
// The load is detached, so cancelling the view's task does not cancel it.

import SwiftUI

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
    @State private var attempt = 0

    var body: some View {
        VStack {
            switch orders.state {
            case .loading:
                ProgressView()
            case .loaded(let list):
                Text(list.isEmpty ? "You have not ordered anything yet" : list)
            case .failed:
                Text("Could not load your orders")
                Button("Try again") { attempt += 1 }
            }
        }
        .task(id: attempt) {
            await Task.detached { await orders.load() }.value
        }
    }
}
