// earns: wrong-screen
// Only the first line of the orders is shown.

import SwiftUI

@MainActor @Observable
final class Orders {
    enum State {
        case loading
        case empty
        case some(String)
        case failed
    }

    private(set) var state = State.loading
    @ObservationIgnored private var task: Task<Void, Never>?

    func load() {
        cancel()
        state = .loading
        task = Task { [weak self] in
            let outcome = await Self.fetch()
            guard !Task.isCancelled else { return }
            self?.state = outcome
        }
    }

    func cancel() {
        task?.cancel()
        task = nil
    }

    private static func fetch() async -> State {
        guard let url = URL(string: "https://shop.example/orders") else { return .failed }
        do {
            let request = URLRequest(url: url)
            let (data, response) = try await URLSession.shared.data(for: request)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { return .failed }
            return data.isEmpty ? .empty : .some(String(decoding: data, as: UTF8.self))
        } catch {
            return .failed
        }
    }
}

struct OrdersScreen: View {
    @State private var orders = Orders()

    var body: some View {
        VStack {
            switch orders.state {
            case .loading: ProgressView("")
            case .empty: Text("You have not ordered anything yet")
            case .some(let list): Text(list.split(separator: "\n").first.map(String.init) ?? list)
            case .failed:
                Text("Could not load your orders")
                Button("Try again", action: orders.load)
            }
        }
        .onAppear(perform: orders.load)
        .onDisappear(perform: orders.cancel)
    }
}
