// style: A value with actions: each change can be tested without a view, and two properties can still contradict each other.

import SwiftUI

struct OrdersState {
    enum Action {
        case begin
        case answered(Data, URLResponse)
        case failed
    }

    private(set) var isLoading = true
    private(set) var orders: String?

    mutating func reduce(_ action: Action) {
        switch action {
        case .begin:
            isLoading = true
        case .answered(let data, let response):
            isLoading = false
            let isGood = (response as? HTTPURLResponse)?.statusCode == 200
            orders = isGood ? String(decoding: data, as: UTF8.self) : nil
        case .failed:
            isLoading = false
            orders = nil
        }
    }
}

struct OrdersScreen: View {
    @State private var state = OrdersState()
    @State private var tries = 0

    var body: some View {
        Group {
            if state.isLoading {
                ProgressView()
            } else if let orders = state.orders {
                Text(orders.isEmpty ? "You have not ordered anything yet" : orders)
            } else {
                VStack {
                    Text("Could not load your orders")
                    Button("Try again") {
                        state.reduce(.begin)
                        tries += 1
                    }
                }
            }
        }
        .task(id: tries) {
            guard let url = URL(string: "https://shop.example/orders") else { return }
            do {
                let (data, response) = try await URLSession.shared.data(from: url)
                state.reduce(.answered(data, response))
            } catch {
                if !Task.isCancelled { state.reduce(.failed) }
            }
        }
    }
}
