import SwiftUI

/// One order, on the page that its link in the list opens.
struct OrderPage: View {
    let number: Int
    @State private var order = Order()

    var body: some View {
        VStack {
            switch order.phase {
            case .loading: ProgressView()
            case .loaded(let status): Text(status)
            case .failed: Text("Could not load the order")
            }
        }
        .navigationTitle("Order \(number)")
        .task(id: number) { await order.load(number) }
    }
}

@MainActor @Observable
final class Order {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    private(set) var phase = Phase.loading

    func load(_ number: Int) async {
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
