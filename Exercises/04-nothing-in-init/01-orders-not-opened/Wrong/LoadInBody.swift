// earns: work-in-body, missed-fetch, missing-cancellation, wrong-screen
// looks right in: list-alone
// A flag lets it happen once. It is still the body that does it, and nobody owns what it started.

import SwiftUI

/// One order, on the page that its link in the list opens.
struct OrderPage: View {
    @State private var order: Order

    init(number: Int) {
        _order = State(initialValue: Order(number: number))
    }

    var body: some View {
        let _ = order.loadOnce()
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

    @ObservationIgnored private var isStarted = false

    func loadOnce() {
        if isStarted { return }
        isStarted = true
        Task { await load() }
    }

    func load() async {
        guard let url = URL(string: "https://shop.example/orders/\(number)") else { return }
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            let isFine = (response as? HTTPURLResponse)?.statusCode == 200
            phase = isFine ? .loaded(String(decoding: data, as: UTF8.self)) : .failed
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
