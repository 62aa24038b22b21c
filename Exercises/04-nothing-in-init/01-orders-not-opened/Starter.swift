import SwiftUI

/// One order, on the page that its link in the list opens.
struct OrderPage: View {
    @State private var order: Order

    init(number: Int) {
        let order = Order(number: number)
        _order = State(initialValue: order)
        // TODO: the list is drawn, and every order in it is loaded.
        Task { await order.load() }
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

    func load() async {
        phase = .loading
        do {
            guard let url = URL(string: "https://shop.example/orders/\(number)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
