// style: An ObservableObject under @StateObject, a Combine pipeline kept in a cancellable.

import Combine
import SwiftUI

struct OrderPage: View {
    @StateObject private var order: OrderModel

    init(number: Int) {
        _order = StateObject(wrappedValue: OrderModel(number: number))
    }

    var body: some View {
        VStack {
            if order.isLoading {
                ProgressView()
            } else if let status = order.status {
                Text(status)
            } else if order.hasFailed {
                Text("Could not load the order")
            }
        }
        .navigationTitle("Order \(order.number)")
        .onAppear { order.start() }
        .onDisappear { order.stop() }
    }
}

final class OrderModel: ObservableObject {
    let number: Int
    @Published var isLoading = true
    @Published var status: String?
    @Published var hasFailed = false
    private var subscription: AnyCancellable?

    init(number: Int) {
        self.number = number
    }

    func start() {
        isLoading = true
        hasFailed = false
        status = nil
        subscription = URLSession.shared
            .dataTaskPublisher(for: link("https://shop.example/orders/\(number)"))
            .tryMap { output -> String in
                guard (output.response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                return String(decoding: output.data, as: UTF8.self)
            }
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    self?.isLoading = false
                    if case .failure = completion { self?.hasFailed = true }
                },
                receiveValue: { [weak self] status in self?.status = status }
            )
    }

    func stop() {
        subscription?.cancel()
        subscription = nil
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
