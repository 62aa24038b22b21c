// style: Combine: a failure is a value, but the screen has to start and cancel the subscription.

import Combine
import SwiftUI

struct BasketScreen: View {
    let showsBadge: Bool
    @StateObject private var basket = Basket()

    var body: some View {
        VStack {
            if showsBadge { BasketBadge(basket: basket) }
            BasketList(basket: basket)
        }
        .onAppear { basket.start() }
        .onDisappear { basket.stop() }
    }
}

struct BasketBadge: View {
    @ObservedObject var basket: Basket

    var body: some View {
        switch basket.phase {
        case .loading: Text("Counting")
        case .loaded: Text("Ready to order")
        case .failed: Text("No basket")
        }
    }
}

struct BasketList: View {
    @ObservedObject var basket: Basket

    var body: some View {
        switch basket.phase {
        case .loading: ProgressView()
        case .loaded(let content): Text(content)
        case .failed: Text("Could not load the basket")
        }
    }
}

final class Basket: ObservableObject {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    @Published private(set) var phase = Phase.loading
    private var subscription: AnyCancellable?

    func start() {
        subscription = URLSession.shared
            .dataTaskPublisher(for: link("https://shop.example/basket"))
            .map { output -> Phase in
                (output.response as? HTTPURLResponse)?.statusCode == 200
                    ? .loaded(String(decoding: output.data, as: UTF8.self)) : .failed
            }
            .catch { _ in Just(Phase.failed) }
            .receive(on: RunLoop.main)
            .sink { [weak self] in self?.phase = $0 }
    }

    func stop() { subscription = nil }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
