// earns: work-in-init, missing-cancellation, wrong-screen
// The object is made lazily now, so its init may begin the load; the end of the page stops nothing.

import SwiftUI

struct OrderPage: View {
    @StateObject private var order: Order

    init(number: Int) {
        _order = StateObject(wrappedValue: Order(number: number))
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

@MainActor
final class Order: ObservableObject {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    let number: Int
    @Published private(set) var phase = Phase.loading

    init(number: Int) {
        self.number = number
        Task { await load() }
    }

    func load() async {
        guard let url = URL(string: "https://shop.example/orders/\(number)") else { return }
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            let isFine = (response as? HTTPURLResponse)?.statusCode == 200
            phase = isFine ? .loaded(String(decoding: data, as: UTF8.self)) : .failed
        } catch {
            phase = .failed
        }
    }
}
