// earns: missed-fetch, wrong-screen
// looks right in: list-alone, opened, leaving, refused-by-the-shop, messages-while-loading, refused-again
// The page loads when it is seen, once in the life of the app. A courier has moved since then.

import SwiftUI

/// One order, on the page that its link in the list opens.
struct OrderPage: View {
    @State private var order: Order

    init(number: Int) {
        _order = State(initialValue: Order(number: number))
    }

    var body: some View {
        VStack {
            switch order.phase {
            case .loading: ProgressView()
            case .loaded(let status): Text(status)
            case .failed: Text("Could not load the order")
            }
        }
        .navigationTitle("Order \(order.number)")
        .task { await order.load() }
    }
}

@MainActor @Observable
final class Order {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    let number: Int
    private(set) var phase = Phase.loading

    init(number: Int) {
        self.number = number
    }

    private static var known: [Int: String] = [:]

    func load() async {
        if let status = Self.known[number] {
            phase = .loaded(status)
            return
        }
        guard let url = URL(string: "https://shop.example/orders/\(number)") else { return }
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            let isFine = (response as? HTTPURLResponse)?.statusCode == 200
            phase = isFine ? .loaded(String(decoding: data, as: UTF8.self)) : .failed
            Self.known[number] = isFine ? String(decoding: data, as: UTF8.self) : nil
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
